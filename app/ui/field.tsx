import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { useFieldWiring } from './field-wiring.ts'

type Wiring = ReturnType<typeof useFieldWiring>

type FrameProps = {
  wiring: Wiring
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  className?: string
  children: ReactNode
}

/** Label above, error and hint below, all tied to the control. */
export function FieldFrame({ wiring, label, hideLabel, hint, className, children }: FrameProps) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={wiring.control.id}>
        {label}
        {wiring.control.required ? <RequiredMark /> : null}
      </label>
      {children}
      <FieldNotes wiring={wiring} hint={hint} />
    </div>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-clay-ink">
      {' *'}
    </span>
  )
}

export function FieldNotes({ wiring, hint }: { wiring: Wiring; hint?: ReactNode }) {
  return (
    <>
      {wiring.errors.length > 0 ? (
        <p className="field-error" id={wiring.errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{wiring.errors.join(' ')}</span>
        </p>
      ) : null}
      {hint ? (
        <div className="field-hint" id={wiring.hintId}>
          {hint}
        </div>
      ) : null}
    </>
  )
}
