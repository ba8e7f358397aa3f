import type { ComponentProps } from 'react'
import { FieldNotes, RequiredMark } from './field.tsx'
import { type FieldText, initialText, useFieldWiring } from './field-wiring.ts'

type CheckboxFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type'> & { isSwitch?: boolean }

export function CheckboxField({
  label,
  hint,
  error,
  field,
  className,
  isSwitch,
  value = 'on',
  ...input
}: CheckboxFieldProps) {
  const wiring = useFieldWiring({ ...input, label, hint, error, field })
  const initial =
    input.checked === undefined && field ? { defaultChecked: initialText(field) === String(value) } : {}
  return (
    <div className={className}>
      <label className="choice" htmlFor={wiring.control.id}>
        <input
          key={wiring.key}
          {...initial}
          {...input}
          {...wiring.control}
          value={value}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          className={isSwitch ? 'switch' : undefined}
        />
        <span className="choice-text">
          <span>
            {label}
            {wiring.control.required ? <RequiredMark /> : null}
          </span>
        </span>
      </label>
      <FieldNotes wiring={wiring} hint={hint} />
    </div>
  )
}
