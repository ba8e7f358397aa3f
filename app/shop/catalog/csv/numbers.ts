import { centavos, divideRounded, formatCordobas, type Money } from '#app/shop/kernel/money.ts'

export type Reading<Value> = { value: Value; warning?: string } | { error: string }

/** What is between the currency and the digits people write: "C$ 1.234,50", "1,234.5", "1234". */
const written = /^(-?)(\d+(?:[.,]\d+)*)$/

const LARGEST = 10_000_000_000

/** An amount in either way of writing it; what could be read two ways is said. */
export function readAmount(text: string): Reading<Money> {
  const plain = text.replace(/c\$|\s|\u00a0/gi, '')
  const [, sign, digits = ''] = written.exec(plain) ?? []
  if (!digits) return { error: `«${text}» no es un número` }
  if (sign && /[1-9]/.test(digits)) return { error: `«${text}» no puede ser negativo` }
  const parts = splitDecimal(digits)
  if (!parts) return { error: `«${text}» no es un número` }
  const { whole, fraction, ambiguous } = parts
  if (whole.length > 12) return { error: `«${text}» es demasiado grande` }
  const tenThousandths = Number(whole) * 10_000 + Number(fraction.slice(0, 4).padEnd(4, '0'))
  const value = centavos(divideRounded(tenThousandths, 100))
  if (value > LARGEST) return { error: `«${text}» es demasiado grande` }
  if (ambiguous) return { value, warning: `«${text}» se leyó como ${formatCordobas(value)}` }
  if (/[1-9]/.test(fraction.slice(2)))
    return { value, warning: `«${text}» se redondeó a ${formatCordobas(value)}` }
  return { value }
}

/** A whole number, also when a spreadsheet wrote it as "12.00" or "1,200". */
export function readWhole(text: string, highest: number): Reading<number> {
  const [, sign, digits = ''] = written.exec(text.replace(/\s|\u00a0/g, '')) ?? []
  const parts = digits ? splitDecimal(digits) : null
  if (!parts || /[1-9]/.test(parts.fraction)) return { error: `«${text}» no es un número entero` }
  if (sign && /[1-9]/.test(digits)) return { error: `«${text}» no puede ser negativo` }
  const value = Number(parts.whole)
  return value > highest ? { error: `«${text}» es demasiado grande` } : { value }
}

type Parts = { whole: string; fraction: string; ambiguous: boolean }

/**
 * The last separator is the decimal one unless it stands for thousands: it comes more than once, or three digits
 * follow the only one. "1.234" is read as a thousand and something, and counts as ambiguous.
 */
function splitDecimal(digits: string): Parts | null {
  const separators = digits.match(/[.,]/g) ?? []
  const last = separators.at(-1)
  if (!last) return { whole: digits, fraction: '', ambiguous: false }
  const at = digits.lastIndexOf(last)
  const after = digits.slice(at + 1)
  const kinds = new Set(separators).size
  const times = separators.filter((one) => one === last).length
  if (kinds === 2) {
    const other = last === ',' ? '.' : ','
    const whole = digits.slice(0, at)
    return times === 1 && grouped(whole, other)
      ? { whole: whole.replaceAll(other, ''), fraction: after, ambiguous: false }
      : null
  }
  if (times > 1)
    return grouped(digits, last)
      ? { whole: digits.replaceAll(last, ''), fraction: '', ambiguous: false }
      : null
  if (after.length === 3 && /^[1-9]\d{0,2}$/.test(digits.slice(0, at))) {
    return { whole: digits.slice(0, at) + after, fraction: '', ambiguous: true }
  }
  return { whole: digits.slice(0, at), fraction: after, ambiguous: false }
}

const grouped = (text: string, separator: string) =>
  text.split(separator).every((group, place) => (place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
