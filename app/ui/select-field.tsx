import type { ComponentProps } from 'react'
import { FieldFrame } from './field.tsx'
import { type FieldText, initialText, useFieldWiring } from './field-wiring.ts'

export type Option = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldText &
  ComponentProps<'select'> & { options?: readonly Option[]; placeholder?: string }

/** The phone's own select: the one that everybody knows how to use. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  field,
  options = [],
  placeholder,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const wiring = useFieldWiring({ ...select, label, hint, error, field })
  const initial = select.value === undefined ? { defaultValue: initialText(field) } : {}
  return (
    <FieldFrame wiring={wiring} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <select key={wiring.key} {...initial} {...select} {...wiring.control} className="control">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  )
}
