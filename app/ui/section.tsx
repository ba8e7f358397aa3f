import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: ReactNode
  action?: ReactNode
  id?: string
  children: ReactNode
  className?: string
}

export function Section({ title, action, id, children, className = '' }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={`section ${className}`} aria-labelledby={titleId}>
      <div className="section-head">
        <h2 className="section-title" id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
