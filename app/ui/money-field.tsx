import { TextField, type TextFieldProps } from './text-field.tsx'

type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'prefix'> & { decimals?: 0 | 2 }

/** Córdobas as people write them; the server reads them with parseCordobas. */
export function MoneyField({ decimals = 2, ...props }: MoneyFieldProps) {
  return (
    <TextField
      autoComplete="off"
      placeholder={decimals === 2 ? '0.00' : '0'}
      {...props}
      type="text"
      inputMode={decimals === 2 ? 'decimal' : 'numeric'}
      prefix="C$"
    />
  )
}
