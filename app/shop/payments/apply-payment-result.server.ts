import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { TransactionStatus } from '#app/integrations/pagadito/answers.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { cardProvider } from '#app/shop/orders/actor.ts'
import { applyStatus } from '#app/shop/orders/apply-status.server.ts'
import { lockOrder, type OrderWithLines, tellEvent, updateOrder } from '#app/shop/orders/lock-order.server.ts'
import { isOpen } from '#app/shop/orders/order-status.ts'
import type { Db } from '#db/client.ts'
import { paymentChecks, payments } from '#db/schema/payments.ts'
import { differenceOf } from './compare-payment.ts'
import { mailPaymentNeedsCare, mailPaymentReceived } from './payment-mail.server.ts'
import { movesOn, resultOf, withNote } from './payment-result.ts'

type Result = { token: string; answer: TransactionStatus; now: Date }
type Payment = typeof payments.$inferSelect
type Step = { payment: Payment; order: OrderWithLines; answer: TransactionStatus; now: Date }

/**
 * What the provider says about a payment, told any number of times and in any order: the payment only moves on, and the
 * order follows with its status and its units through the same doors as a change by staff.
 */
export async function applyPaymentResult(
  db: Db,
  { token, answer, now }: Result,
): Promise<Outcome<{ applied: boolean }, { reason: 'unknown-payment' }>> {
  return allOrNothing(db, async (tx) => {
    const [found] = await tx.select().from(payments).where(eq(payments.token, token))
    if (!found) return refused('unknown-payment')
    const locked = await lockOrder(tx, { orderId: found.orderId, version: null })
    const [payment] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('no key update')
    if (!payment) throw new Error('The payment vanished')
    const isNews = await keepAnswer(tx, payment.id, answer, now)
    const { payment: to } = resultOf(answer.status)
    const moves = movesOn(payment.status, to)
    await tx
      .update(payments)
      .set({ checkedAt: now, ...(moves && settled(to, answer, now)) })
      .where(eq(payments.id, payment.id))
    if (!locked.ok) {
      if (moves && to === 'completed') await mailPaymentNeedsCare(tx, { payment, why: 'alguien lo eliminó' })
      return { ok: true, applied: moves }
    }
    const step = { payment, order: locked.order, answer, now }
    if (moves && to === 'completed') await complete(tx, step)
    else if (moves && to !== 'open') await fail(tx, step)
    else if (to === 'open' && payment.status === 'open' && isNews) await stillOpen(tx, step)
    return { ok: true, applied: moves }
  })
}

function settled(status: Payment['status'], { reference, paidAt }: TransactionStatus, now: Date) {
  return { status, reference, paidAt, ...(status !== 'open' && { settledAt: now }) }
}

/** The same answer twice is one fact. */
async function keepAnswer(tx: Db, paymentId: number, answer: TransactionStatus, now: Date): Promise<boolean> {
  const ofPayment = eq(paymentChecks.paymentId, paymentId)
  const [last] = await tx
    .select()
    .from(paymentChecks)
    .where(ofPayment)
    .orderBy(desc(paymentChecks.id))
    .limit(1)
  if (last?.outcome === answer.status) return false
  await tx.insert(paymentChecks).values({ paymentId, outcome: answer.status, answer, at: now })
  return true
}

async function complete(tx: Db, { payment, order, answer, now }: Step) {
  const paidBefore = order.paymentState === 'completed' ? 'ya estaba pagado' : null
  const problem = differenceOf(payment, order, answer) ?? paidBefore
  if (problem) {
    await updateOrder(tx, order, { notes: noteOf(order, answer, problem) }, now)
    return mailPaymentNeedsCare(tx, { payment, why: problem })
  }
  const paid = { paymentState: 'completed' as const, notes: noteOf(order, answer) }
  await updateOrder(tx, order, paid, now)
  await tellEvent(
    tx,
    order,
    { kind: 'payment', from: order.paymentState, to: 'completed' },
    cardProvider,
    now,
  )
  await mailPaymentReceived(tx, order.id)
  if (order.status === 'completado') return
  const followed = await allOrNothing(tx, (inner) =>
    applyStatus(inner, { order, to: 'completado', by: cardProvider, now }),
  )
  if (followed.ok) return
  const why = 'sin existencias para completarlo'
  await updateOrder(tx, order, { notes: noteOf(order, answer, why) }, now)
  await mailPaymentNeedsCare(tx, { payment, why })
}

/** An order that somebody completed, paid otherwise, or that is being paid again, is not cancelled by a failed try. */
async function fail(tx: Db, { payment, order, answer, now }: Step) {
  const concerned =
    order.paymentMethod === 'pagadito' && order.paymentState !== 'completed' && isOpen(order.status)
  if (!concerned || (await hasOtherPayment(tx, payment))) {
    await updateOrder(tx, order, { notes: noteOf(order, answer) }, now)
    return
  }
  await updateOrder(tx, order, { paymentState: 'failed', notes: noteOf(order, answer) }, now)
  await tellEvent(tx, order, { kind: 'payment', from: order.paymentState, to: 'failed' }, cardProvider, now)
  const cancelled = await applyStatus(tx, { order, to: 'cancelado', by: cardProvider, now })
  if (!cancelled.ok) throw new Error('Cancelling cannot be refused')
}

async function hasOtherPayment(tx: Db, { id, orderId }: Payment): Promise<boolean> {
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.id, id),
        inArray(payments.status, ['open', 'completed']),
      ),
    )
    .limit(1)
  return other !== undefined
}

async function stillOpen(tx: Db, { order, answer, now }: Step) {
  const begins = order.status === 'pendiente'
  await updateOrder(
    tx,
    order,
    { notes: noteOf(order, answer), ...(begins && { status: 'en_proceso' as const }) },
    now,
  )
  if (begins)
    await tellEvent(tx, order, { kind: 'status', from: 'pendiente', to: 'en_proceso' }, cardProvider, now)
}

function noteOf({ notes }: OrderWithLines, { status, reference }: TransactionStatus, more?: string): string {
  const parts = [`Pagadito: ${status}`, reference && `referencia ${reference}`, more]
  return withNote(notes, parts.filter(Boolean).join(', '))
}
