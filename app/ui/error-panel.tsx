import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'

type ErrorPanelProps = {
  message: ReactNode
  /** What was kept, and how to go on. */
  text?: ReactNode
  /** Without it, the page asks for its data again. */
  onRetry?: () => void
  pending?: boolean
}

export function ErrorPanel({ message, text, onRetry, pending }: ErrorPanelProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="empty-state error-panel" role="alert">
      <CircleAlert aria-hidden="true" />
      <p className="font-semibold">{message}</p>
      {text ? <p>{text}</p> : null}
      <div>
        <Button
          type="button"
          variant="secondary"
          pending={pending ?? state !== 'idle'}
          onClick={onRetry ?? revalidate}
        >
          Reintentar
        </Button>
      </div>
    </div>
  )
}
