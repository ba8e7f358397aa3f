import { centavos, divideRounded, type Money } from './money.ts'
import { percentage } from './percentage.ts'

/** What one unit costs. A discounted price is rounded half up to a whole córdoba; without discount it stays. */
export function finalPrice(price: Money, percent: number): Money {
  const discount = percentage(percent)
  if (discount === 0) return price
  return centavos(divideRounded(price * (100 - discount), 10_000) * 100)
}
