import { eq } from 'drizzle-orm'
import type { PagaditoProblem } from '#app/integrations/pagadito/answers.ts'
import type { CardProvider } from '#app/integrations/pagadito/pagadito.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { OrderView } from '#app/shop/orders/order-view.ts'
import { readOrderViews } from '#app/shop/orders/read-order-view.server.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { applyPaymentResult } from './apply-payment-result.server.ts'
import { headlineOf, type PaymentStatus } from './payment-result.ts'

type Visit = { token: string; ern: string; provider: CardProvider | null; now: Date }

export type CheckedPayment = {
  status: PaymentStatus
  headline: string
  reference: string | null
  amountUsdCents: number
  /** Null when staff have deleted the order. */
  order: OrderView | null
}

export type CheckRefusal =
  | { reason: 'unknown-payment' }
  | { reason: 'check-failed'; problem: PagaditoProblem }

/** The customer comes back from Pagadito: asks it how the payment went, lets the order follow, and reads both. */
export async function checkCardPayment(
  db: Db,
  { token, ern, provider, now }: Visit,
): Promise<Outcome<CheckedPayment, CheckRefusal>> {
  const before = await findPayment(db, token)
  if (!before || before.ern !== ern) return refused('unknown-payment')
  if (before.status !== 'completed') {
    if (!provider) return refused('check-failed', { problem: { kind: 'configuration' } })
    const answer = await provider.status(token)
    if (!answer.ok) return refused('check-failed', { problem: answer.problem })
    await applyPaymentResult(db, { token, answer, now })
  }
  const payment = (await findPayment(db, token)) ?? before
  const { status, reference, amountUsdCents, orderId } = payment
  const [order] = await readOrderViews(db, eq(orders.id, orderId))
  return { ok: true, status, headline: headlineOf(status), reference, amountUsdCents, order: order ?? null }
}

async function findPayment(db: Db, token: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.token, token))
  return payment
}
