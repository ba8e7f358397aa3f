import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  badge?: ReactNode
  back?: { to: string; label: string }
  /** What can be done here. */
  children?: ReactNode
}

export function PageHeader({ title, subtitle, badge, back, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        {back ? (
          <Link className="page-back no-print" to={back.to}>
            <ChevronLeft aria-hidden="true" />
            {back.label}
          </Link>
        ) : null}
        <div className="page-title">
          <h1>{title}</h1>
          {badge}
        </div>
        {subtitle ? <p>{subtitle}</p> : null}
      </div>
      {children ? <div className="page-actions no-print">{children}</div> : null}
    </header>
  )
}
