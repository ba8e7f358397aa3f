import type { ComponentProps } from 'react'
import { FieldFrame } from './field.tsx'
import { type FieldText, useFieldWiring } from './field-wiring.ts'

type FileFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type'>

export function FileField({ label, hideLabel, hint, error, field, className, ...input }: FileFieldProps) {
  const wiring = useFieldWiring({ ...input, label, hint, error, field })
  return (
    <FieldFrame wiring={wiring} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <input key={wiring.key} {...input} {...wiring.control} type="file" className="control file-control" />
    </FieldFrame>
  )
}
