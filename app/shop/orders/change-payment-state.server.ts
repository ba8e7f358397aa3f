import { and, eq } from 'drizzle-orm'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { payments } from '#db/schema/payments.ts'
import { applyStatus, type ShortLine } from './apply-status.server.ts'
import { mustCountAgain } from './count-again.ts'
import {
  type LockRefusal,
  lockOrder,
  type OrderWithLines,
  tellEvent,
  updateOrder,
} from './lock-order.server.ts'
import { isOpen } from './order-status.ts'
import { orderTotals } from './order-totals.ts'
import { isStateOf, type PaymentState } from './payment-words.ts'

type Change = {
  orderId: number
  to: PaymentState
  version: number
  by: { id: string; name: string }
  now: Date
}

type Refusal =
  | LockRefusal
  | { reason: 'unknown-payment-state' }
  | { reason: 'credit-only-when-new' }
  | { reason: 'paid-by-card' }

/** `short` names the lines of a paid order whose units had gone back to the shelf and are not there any more. */
type Changed = { version: number; short: ShortLine[] }

export async function changePaymentState(
  db: Db,
  { orderId, to, version, by, now }: Change,
): Promise<Outcome<Changed, Refusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version: null })
    if (!locked.ok) return locked
    const { order } = locked
    if (order.paymentState === to) return { ok: true, version: order.version, short: [] }
    if (order.version !== version) return refused('changed-meanwhile', { version: order.version })
    if (!isStateOf(order.channel, to)) return refused('unknown-payment-state')
    if (to === 'credito') return refused('credit-only-when-new')
    if (order.paymentState === 'completed' && (await isPaidByCard(tx, orderId)))
      return refused('paid-by-card')
    const changed = await updateOrder(tx, order, paymentColumns(order, to, now), now)
    await tellEvent(tx, order, { kind: 'payment', from: order.paymentState, to }, by, now)
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'cambió el pago',
      entity: 'pedido',
      entityId: order.number,
      before: { paymentState: order.paymentState },
      after: { paymentState: to },
    })
    const kept = to === 'completed' ? await keepUnits(tx, { order, by, now }) : null
    return { ok: true, version: kept?.version ?? changed, short: kept?.short ?? [] }
  })
}

async function isPaidByCard(tx: Db, orderId: number): Promise<boolean> {
  const paid = and(eq(payments.orderId, orderId), eq(payments.status, 'completed'))
  const [row] = await tx.select({ id: payments.id }).from(payments).where(paid).limit(1)
  return row !== undefined
}

/** A gift costs nothing; a gift taken back costs what its lines cost. */
function paymentColumns(order: OrderWithLines, to: PaymentState, now: Date) {
  const gift = to === 'regalia'
  if (!gift && order.paymentState !== 'regalia') {
    const again = order.completedAt && mustCountAgain(order, { ...order, paymentState: to })
    return { paymentState: to, ...(again && { completedAt: now }) }
  }
  const extraordinaryPercent = gift ? 100 : 0
  const totals = orderTotals({
    lines: order.lines,
    discountPercent: extraordinaryPercent,
    shippingCost: order.shippingCost,
  })
  return { paymentState: to, extraordinaryPercent, ...totals, ...(order.completedAt && { completedAt: now }) }
}

type Paid = { order: OrderWithLines; by: { id: string | null; name: string }; now: Date }

/** A paid order does not lapse; if it had, it takes its units again where they are still there. */
export async function keepUnits(
  tx: Db,
  { order, by, now }: Paid,
): Promise<{ version?: number; short: ShortLine[] }> {
  if (!isOpen(order.status) || (order.confirmedAt && order.holding === 'reserved')) return { short: [] }
  const applied = await allOrNothing(tx, (step) => applyStatus(step, { order, to: order.status, by, now }))
  if (applied.ok) return { version: applied.version, short: [] }
  return { short: applied.reason === 'insufficient-stock' ? applied.short : [] }
}
