import type { Money } from '#app/shop/kernel/money.ts'
import type { PaymentMethod, PaymentState } from './payment-words.ts'

type Counted = { total: Money; paymentMethod: PaymentMethod; paymentState: PaymentState }

const withoutMoney: PaymentState[] = ['credito', 'regalia']

/**
 * Whether a completed sale has become another one for the drawer: its amount, its method, or money that came later for
 * a credit. It then counts as completed now: a closing that held it gives it back and the next one counts it anew.
 */
export function mustCountAgain(before: Counted, after: Counted): boolean {
  return (
    before.total !== after.total ||
    before.paymentMethod !== after.paymentMethod ||
    withoutMoney.includes(before.paymentState) !== withoutMoney.includes(after.paymentState)
  )
}
