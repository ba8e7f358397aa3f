import { TextField, type TextFieldProps } from './text-field.tsx'

type DateFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> & {
  type?: 'date' | 'time' | 'month'
}

export function DateField({ type = 'date', ...props }: DateFieldProps) {
  return <TextField {...props} type={type} />
}
