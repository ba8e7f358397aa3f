import type { ComponentProps } from 'react'
import { FieldFrame } from './field.tsx'
import { type FieldText, initialText, useFieldWiring } from './field-wiring.ts'

type TextAreaFieldProps = FieldText & ComponentProps<'textarea'>

export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  field,
  className,
  rows = 3,
  ...textArea
}: TextAreaFieldProps) {
  const wiring = useFieldWiring({ ...textArea, label, hint, error, field })
  const initial = textArea.value === undefined ? { defaultValue: initialText(field) } : {}
  return (
    <FieldFrame wiring={wiring} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <textarea
        key={wiring.key}
        rows={rows}
        maxLength={field?.maxLength}
        {...initial}
        {...textArea}
        {...wiring.control}
        className="control"
      />
    </FieldFrame>
  )
}
