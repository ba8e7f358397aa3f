import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

type NoticeProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  action?: ReactNode
  className?: string
  /** Said aloud when it appears after the page has loaded. */
  live?: boolean
  children?: ReactNode
}

export function Notice({ tone = 'info', title, action, className = '', live, children }: NoticeProps) {
  const Icon = icons[tone]
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={`notice ${tone === 'info' ? '' : `notice-${tone}`} ${className}`} role={role}>
      <Icon aria-hidden="true" />
      <div>
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
