import type { ReactNode } from 'react'
import { FieldNotes, RequiredMark } from './field.tsx'
import { type FormField, initialText, useFieldWiring } from './field-wiring.ts'

type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  badge?: ReactNode
  disabled?: boolean
}

type RadioFieldProps = {
  legend: ReactNode
  options: readonly RadioOption[]
  layout?: 'cards' | 'list'
  /** How many cards stand side by side where there is room. */
  columns?: 1 | 2 | 3 | 4
  hint?: ReactNode
  error?: string | readonly string[] | null
  field?: FormField
  name?: string
  value?: string
  defaultValue?: string
  required?: boolean
  onChange?: (value: string) => void
  className?: string
}

const grids = {
  1: 'grid gap-2',
  2: 'grid gap-2 sm:grid-cols-2',
  3: 'grid gap-2 sm:grid-cols-3',
  4: 'grid grid-cols-2 gap-2 sm:grid-cols-4',
}

export function RadioField({
  legend,
  options,
  layout = 'cards',
  columns = 1,
  hint,
  error,
  field,
  name,
  value,
  defaultValue = initialText(field),
  required,
  onChange,
  className,
}: RadioFieldProps) {
  const wiring = useFieldWiring({ label: legend, hint, error, field, name, required })
  const { id, 'aria-invalid': invalid, ...control } = wiring.control
  return (
    <fieldset key={wiring.key} className={className ? `field ${className}` : 'field'} id={id} tabIndex={-1}>
      <legend className="field-label mb-1.5">
        {legend}
        {control.required ? <RequiredMark /> : null}
      </legend>
      <div className={layout === 'cards' ? grids[columns] : undefined}>
        {options.map((option) => (
          <label key={option.value} className={layout === 'cards' ? 'choice choice-card' : 'choice'}>
            <input
              type="radio"
              {...control}
              value={option.value}
              disabled={option.disabled}
              aria-invalid={invalid}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onChange ? () => onChange(option.value) : value === undefined ? undefined : () => {}}
            />
            <span className="choice-text">
              <span className="font-medium">{option.label}</span>
              {option.badge}
              {option.hint ? <span className="field-hint">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes wiring={wiring} hint={hint} />
    </fieldset>
  )
}
