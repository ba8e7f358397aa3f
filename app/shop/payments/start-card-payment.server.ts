import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PagaditoProblem } from '#app/integrations/pagadito/answers.ts'
import type { CardProvider } from '#app/integrations/pagadito/pagadito.server.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { toDollarCents } from '#app/shop/kernel/exchange-rate.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { lockOrder } from '#app/shop/orders/lock-order.server.ts'
import { isOpen } from '#app/shop/orders/order-status.ts'
import type { OrderView } from '#app/shop/orders/order-view.ts'
import { readOrderByToken } from '#app/shop/orders/read-order-view.server.ts'
import type { Db } from '#db/client.ts'
import { paymentChecks, payments } from '#db/schema/payments.ts'
import { cardDetails } from './card-details.ts'

type Start = { orderToken: string; provider: CardProvider | null; publicUrl: string; now: Date }

export type StartRefusal =
  | { reason: 'not-found' }
  | { reason: 'card-unavailable' }
  | { reason: 'not-payable' }
  | { reason: 'already-paid' }
  | { reason: 'payment-starting' }
  | { reason: 'provider'; problem: PagaditoProblem }

/** Sends the customer of an order to Pagadito; asked again, it leads to the same payment. */
export async function startCardPayment(
  db: Db,
  { orderToken, provider, publicUrl, now }: Start,
): Promise<Outcome<{ url: string }, StartRefusal>> {
  if (!provider) return refused('card-unavailable')
  const order = await readOrderByToken(db, orderToken)
  if (!order) return refused('not-found')
  const opened = await allOrNothing(db, (tx) => openPayment(tx, order, now))
  if (!opened.ok) return opened
  if ('url' in opened) return { ok: true, url: opened.url }

  const { paymentId, amountUsdCents } = opened
  const returned = 'token={value}&ern={ern_value}'
  const answer = await provider.create({
    ern: order.number,
    amountUsdCents,
    returnUrl: `${publicUrl}/checkout/success?${returned}`,
    cancelUrl: `${publicUrl}/checkout/success-fallback?${returned}`,
    details: cardDetails(order, publicUrl),
  })
  await db.insert(paymentChecks).values({
    paymentId,
    outcome: answer.ok ? 'REGISTERED' : answer.problem.kind,
    answer,
    at: now,
  })
  const change = answer.ok
    ? { token: answer.token, url: answer.url, status: 'open' as const }
    : { status: 'failed' as const, settledAt: now }
  await db.update(payments).set(change).where(eq(payments.id, paymentId))
  return answer.ok ? { ok: true, url: answer.url } : refused('provider', { problem: answer.problem })
}

type Opened = { url: string } | { paymentId: number; amountUsdCents: number }

/** A start whose answer never came is given up after a while: without its address nobody can have paid. */
const STARTING_FOR = 60_000

async function openPayment(tx: Db, { id }: OrderView, now: Date): Promise<Outcome<Opened, StartRefusal>> {
  const locked = await lockOrder(tx, { orderId: id, version: null })
  if (!locked.ok) return refused('not-found')
  const { order } = locked
  if (order.paymentState === 'completed') return refused('already-paid')
  const amountUsdCents = toDollarCents(order.total, order.exchangeRate)
  const payable = order.paymentMethod === 'pagadito' && isOpen(order.status) && order.holding === 'reserved'
  if (!payable || amountUsdCents <= 0) return refused('not-payable')
  const running = and(eq(payments.orderId, id), inArray(payments.status, ['starting', 'open']))
  const [last] = await tx.select().from(payments).where(running).orderBy(desc(payments.id)).limit(1)
  if (last?.status === 'starting' && now.getTime() - last.createdAt.getTime() < STARTING_FOR) {
    return refused('payment-starting')
  }
  if (last?.status === 'open' && last.url && last.amountUsdCents === amountUsdCents) {
    return { ok: true, url: last.url }
  }
  const [payment] = await tx
    .insert(payments)
    .values({ orderId: id, ern: order.number, amountUsdCents, status: 'starting', createdAt: now })
    .returning({ id: payments.id })
  if (!payment) throw new Error('The payment was not written')
  return { ok: true, paymentId: payment.id, amountUsdCents }
}
