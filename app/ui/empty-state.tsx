import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** What to do next: one or two buttons. */
  children?: ReactNode
  /** An h1 where it stands for the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ icon, title, text, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children ? <div>{children}</div> : null}
    </div>
  )
}
