import { TextField, type TextFieldProps } from './text-field.tsx'

/** Whole numbers. A text input, because a wheel or an arrow must not change a price unseen. */
export function NumberField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="off" inputMode="numeric" {...props} type="text" />
}
