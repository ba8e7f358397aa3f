import { divideRounded, type Money } from './money.ts'

/** Córdobas for one US dollar, in ten-thousandths so that it is an integer: 37 is 370000. */
export type ExchangeRate = number & { readonly __brand: 'exchange-rate' }

export function exchangeRate(tenThousandths: number): ExchangeRate {
  if (!Number.isSafeInteger(tenThousandths) || tenThousandths <= 0 || tenThousandths > 100_000_000) {
    throw new RangeError(`Not an exchange rate: ${tenThousandths}`)
  }
  return tenThousandths as ExchangeRate
}

export function parseExchangeRate(text: string): ExchangeRate | null {
  const match = /^(\d{1,4})(?:[.,](\d{1,4}))?$/.exec(text.trim())
  if (!match) return null
  const value = Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'))
  return value > 0 ? (value as ExchangeRate) : null
}

export function formatExchangeRate(rate: ExchangeRate): string {
  return (rate / 10_000).toFixed(4).replace(/\.?0+$/, '')
}

/** US cents for an amount in centavos. */
export function toDollarCents(amount: Money, rate: ExchangeRate): number {
  const cents = (BigInt(amount < 0 ? -amount : amount) * 20_000n + BigInt(rate)) / (2n * BigInt(rate))
  return amount < 0 ? -Number(cents) : Number(cents)
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "US$ 33.36" */
export function formatDollars(amount: Money, rate: ExchangeRate): string {
  const cents = toDollarCents(amount, rate)
  return `${cents < 0 ? '-' : ''}US$ ${grouped.format(Math.abs(cents) / 100)}`
}

/** "33.36", what the card provider takes. */
export function plainDollars(amount: Money, rate: ExchangeRate): string {
  const cents = toDollarCents(amount, rate)
  return `${divideRounded(cents - (cents % 100), 100)}.${String(cents % 100).padStart(2, '0')}`
}
