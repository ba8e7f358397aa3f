import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import type { Outcome } from '#app/shop/kernel/outcome.ts'
import { releasePromoUse } from '#app/shop/promotions/use-promo-code.server.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { holdFor } from './apply-status.server.ts'
import { type LockRefusal, lockOrder, tellEvent, updateOrder } from './lock-order.server.ts'

type Deletion = { orderId: number; version: number; by: { id: string; name: string }; now: Date }

/** The order leaves every list and gives back exactly what it took or held; its row and its story stay. */
export async function deleteOrder(
  db: Db,
  { orderId, version, by, now }: Deletion,
): Promise<Outcome<{ number: string }, LockRefusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version })
    if (!locked.ok) return locked
    const { order } = locked
    const given = await holdFor(tx, { order, holding: 'nothing', by, now })
    if (!given.ok) throw new Error('Giving units back cannot run short')
    await releasePromoUse(tx, { orderId, now })
    await updateOrder(
      tx,
      order,
      { holding: 'nothing', reservedUntil: null, deletedAt: now, deletedBy: by.id },
      now,
    )
    await tellEvent(tx, order, { kind: 'deleted', from: order.status }, by, now)
    const { number, channel, customerName, total, status, paymentState } = order
    const before = { channel, customerName, total, status, paymentState }
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'eliminó',
      entity: 'pedido',
      entityId: number,
      before,
    })
    return { ok: true, number }
  })
}
