import { centavos, divideRounded, type Money } from './money.ts'

/** A whole number from 0 to 100. */
export type Percentage = number & { readonly __brand: 'percentage' }

export function percentage(value: number): Percentage {
  if (!Number.isInteger(value) || value < 0 || value > 100) throw new RangeError(`Not a percentage: ${value}`)
  return value as Percentage
}

/** The part of an amount, half up to the centavo. */
export function percentOf(amount: Money, percent: number): Money {
  return centavos(divideRounded(amount * percentage(percent), 100))
}
