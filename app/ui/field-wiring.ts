import { type ReactNode, useId } from 'react'

/** What Conform says of a field, as far as a control needs it. */
export type FormField = {
  id: string
  name: string
  key?: string
  errors?: unknown
  initialValue?: unknown
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  pattern?: string
}

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** The label is read aloud only. */
  hideLabel?: boolean
  error?: string | readonly string[] | null
  field?: FormField
}

type Given = FieldText & { id?: string; name?: string; required?: boolean; 'aria-describedby'?: string }

/** Ids, names and descriptions of one control, so that label, hint and error belong to it. */
export function useFieldWiring({ field, error, hint, id, name, required, ...given }: Given) {
  const ownId = useId()
  const controlId = field?.id ?? id ?? ownId
  const errors = listErrors(error ?? field?.errors)
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = errors.length > 0 ? `${controlId}-error` : undefined
  return {
    errors,
    hintId,
    errorId,
    key: field?.key,
    control: {
      id: controlId,
      name: field?.name ?? name,
      required: required ?? field?.required,
      'aria-invalid': errors.length > 0 || undefined,
      'aria-describedby': [given['aria-describedby'], errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export function initialText(field: FormField | undefined): string | undefined {
  const value = field?.initialValue
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The limits that Conform read from the schema. */
export function limitsOf(field: FormField | undefined) {
  if (!field) return {}
  const { minLength, maxLength, min, max, step, pattern } = field
  return { minLength, maxLength, min, max, step, pattern }
}

export function listErrors(errors: unknown): string[] {
  if (typeof errors === 'string') return errors ? [errors] : []
  return Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : []
}
