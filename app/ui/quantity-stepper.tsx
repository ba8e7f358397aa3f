import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { heldQuantity } from './held-quantity.ts'
import { SharedIcon } from './shared-icons.tsx'
import { useEarlyText } from './use-early-text.ts'

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** What is counted: "Cantidad de Magnesio 400 mg". */
  label: string
  name?: string
  size?: 'medium' | 'large'
  /** At the minimum, less means away with it. */
  onRemove?: () => void
  note?: ReactNode
}

/** Less, more, or typed; what is typed counts once the field is left. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max,
  label,
  name,
  size = 'medium',
  onRemove,
  note,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const removes = onRemove !== undefined && value <= min
  const change = (wanted: number) => {
    setTyped(null)
    const next = heldQuantity(wanted, value, min, max)
    if (next !== value) onChange(next)
  }
  const settle = () => {
    if (typed !== null) change(typed === '' ? Number.NaN : Number(typed))
  }
  useEarlyText(input, String(value), (early) => change(Number.parseInt(early, 10)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (step) {
      event.preventDefault()
      change(value + step)
    } else if (event.key === 'Enter') settle()
  }
  return (
    <div className="inline-flex flex-col gap-1">
      <div role="group" aria-label={label} className={size === 'large' ? 'stepper stepper-large' : 'stepper'}>
        <button
          type="button"
          aria-label={removes ? 'Quitar' : 'Menos'}
          disabled={!removes && value <= min}
          onClick={removes ? onRemove : () => change(value - 1)}
        >
          {removes ? <Trash2 aria-hidden="true" /> : <SharedIcon name="minus" />}
        </button>
        <input
          ref={input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={note ? noteId : undefined}
          value={typed ?? String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label="Más"
          disabled={max !== undefined && value >= max}
          onClick={() => change(value + 1)}
        >
          <SharedIcon name="plus" />
        </button>
      </div>
      {note ? (
        <p className="field-hint" id={noteId} role="status">
          {note}
        </p>
      ) : null}
    </div>
  )
}
