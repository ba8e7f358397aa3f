/** Digits only with the country in front: 50588887777. */
export type Phone = string & { readonly __brand: 'phone' }

/** Nicaraguan numbers have 8 digits starting with 2, 5, 7 or 8; a number with + may be of any country. */
export function normalizePhone(text: string): Phone | null {
  const plain = text.trim()
  if (!/^[+()\d\s.-]+$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '').replace(/^00/, '')
  if (/^[2578]\d{7}$/.test(digits)) return `505${digits}` as Phone
  if (/^505[2578]\d{7}$/.test(digits)) return digits as Phone
  if (
    (plain.startsWith('+') || plain.startsWith('00')) &&
    /^[1-9]\d{7,14}$/.test(digits) &&
    !digits.startsWith('505')
  ) {
    return digits as Phone
  }
  return null
}

/** "+505 8888 7777" */
export function formatPhone(phone: string): string {
  const match = /^505(\d{4})(\d{4})$/.exec(phone)
  return match ? `+505 ${match[1]} ${match[2]}` : phone ? `+${phone.replace(/^\+/, '')}` : ''
}
