import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type InputEvent, type ReactNode, useState } from 'react'
import { FieldFrame } from './field.tsx'
import { type FieldText, initialText, limitsOf, useFieldWiring } from './field-wiring.ts'

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    prefix?: ReactNode
    suffix?: ReactNode
    /** What is typed becomes capital letters. */
    uppercase?: boolean
  }

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  field,
  prefix,
  suffix,
  uppercase,
  className,
  type = 'text',
  onInput,
  ...input
}: TextFieldProps) {
  const wiring = useFieldWiring({ ...input, label, hint, error, field })
  const [revealed, setRevealed] = useState(false)
  const isPassword = type === 'password'
  const grouped = isPassword || prefix !== undefined || suffix !== undefined
  const capitals = uppercase ? { autoCapitalize: 'characters', spellCheck: false } : {}
  const initial = input.value === undefined ? { defaultValue: initialText(field) } : {}
  const control = (
    <input
      key={wiring.key}
      {...limitsOf(field)}
      {...initial}
      {...capitals}
      {...input}
      {...wiring.control}
      type={isPassword && revealed ? 'text' : type}
      className={grouped ? undefined : 'control'}
      onInput={(event) => {
        if (uppercase) toCapitals(event)
        onInput?.(event)
      }}
    />
  )
  return (
    <FieldFrame wiring={wiring} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      {grouped ? (
        <div className="control control-group">
          {prefix === undefined ? null : <span className="control-affix">{prefix}</span>}
          {control}
          {suffix === undefined ? null : <span className="control-affix">{suffix}</span>}
          {isPassword ? (
            <button
              type="button"
              className="control-inside"
              aria-label="Mostrar contraseña"
              aria-pressed={revealed}
              onClick={() => setRevealed(!revealed)}
            >
              {revealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          ) : null}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

function toCapitals(event: InputEvent<HTMLInputElement>) {
  const input = event.currentTarget
  const capitals = input.value.toUpperCase()
  if (capitals === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = capitals
  input.setSelectionRange(selectionStart, selectionEnd)
}
