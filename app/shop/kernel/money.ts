/** Whole centavos of córdoba. Every amount in the shop is one; see docs/decisions/003-money.md. */
export type Money = number & { readonly __brand: 'centavos' }

/** C$ 100,000,000,000.00: far above any real amount, and 100 times it is still an exact integer. */
const LARGEST = 10_000_000_000_000

export function centavos(amount: number): Money {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > LARGEST) {
    throw new RangeError(`Not an amount of centavos: ${amount}`)
  }
  return amount as Money
}

export const ZERO = 0 as Money

export function cordobas(whole: number): Money {
  return centavos(whole * 100)
}

export function addMoney(...amounts: Money[]): Money {
  return centavos(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function subtractMoney(from: Money, amount: Money): Money {
  return centavos(from - amount)
}

export function timesQuantity(unit: Money, quantity: number): Money {
  return centavos(unit * quantity)
}

/** The one rounding of the shop: to the nearest integer, halves away from zero. */
export function divideRounded(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor) || divisor <= 0) {
    throw new RangeError(`Cannot divide ${dividend} by ${divisor} exactly`)
  }
  const size = Math.abs(dividend)
  const rest = size % divisor
  const rounded = (size - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
  return dividend < 0 ? -rounded || 0 : rounded
}

/** Reads what a person typed: "1,234.50", "1234,5", "C$ 1 234". Null when it is not an amount, or could be two. */
export function parseCordobas(text: string): Money | null {
  const plain = text
    .trim()
    .replace(/^c\$/i, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .trim()
  const [whole, fraction] = parts(plain) ?? []
  if (!whole) return null
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number((fraction ?? '').padEnd(2, '0'))
  return amount <= LARGEST ? (amount as Money) : null
}

/** "1.234" is left out: it may be a thousand or one and a bit. */
function parts(plain: string): (string | undefined)[] | undefined {
  const shapes = [
    /^(\d+)(?:[.,](\d{1,2}))?$/,
    /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
    /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/,
    /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  ]
  return shapes.map((shape) => shape.exec(plain)?.slice(1)).find(Boolean)
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "C$ 1,234.50" */
export function formatCordobas(amount: Money): string {
  return `${amount < 0 ? '-' : ''}C$ ${grouped.format(Math.abs(amount) / 100)}`
}

/** "1234.50", for form fields and files. */
export function plainCordobas(amount: Money): string {
  const size = Math.abs(amount)
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
