import { type ExchangeRate, toDollarCents } from '#app/shop/kernel/exchange-rate.ts'
import type { Money } from '#app/shop/kernel/money.ts'

type Payment = { ern: string; amountUsdCents: number; currency: string }
type Order = { number: string; total: Money; exchangeRate: ExchangeRate }
type Answer = { ern: string | null; amount: string | null; currency: string | null }

/** What of a payment is not what the order asks for; null when all is. */
export function differenceOf(payment: Payment, order: Order, answer: Answer): string | null {
  const asked = toDollarCents(order.total, order.exchangeRate)
  const paid = answer.amount === null ? payment.amountUsdCents : toCents(answer.amount)
  if (payment.ern !== order.number || (answer.ern !== null && answer.ern !== order.number)) {
    return 'el pago es de otro pedido'
  }
  if (payment.currency !== 'USD' || (answer.currency !== null && answer.currency !== 'USD')) {
    return `el pago no es en dólares sino en ${answer.currency ?? payment.currency}`
  }
  if (paid !== payment.amountUsdCents || payment.amountUsdCents !== asked) {
    return `se pagaron US$ ${inDollars(paid)} y el pedido vale US$ ${inDollars(asked)}`
  }
  return null
}

/** "33.3", "33.30" and "33" as cents; anything else equals no amount. */
function toCents(amount: string): number {
  const match = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(amount.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}

const inDollars = (cents: number) => (Number.isNaN(cents) ? '?' : (cents / 100).toFixed(2))
