import type { ReactNode } from 'react'

/** The buttons of a form: the main one last in the row, and first under the thumb. */
export function FormActions({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`form-actions ${className}`}>{children}</div>
}
