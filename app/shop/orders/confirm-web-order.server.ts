import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { applyStatus, type StatusRefusal } from './apply-status.server.ts'
import { type LockRefusal, lockOrder } from './lock-order.server.ts'
import { isOpen } from './order-status.ts'

type Confirmation = { orderId: number; version: number; by: { id: string; name: string }; now: Date }

/** The customer has written: the units stay. Units that went back to the shelf are taken again, if they are there. */
export async function confirmWebOrder(
  db: Db,
  { orderId, version, by, now }: Confirmation,
): Promise<Outcome<{ version: number }, LockRefusal | StatusRefusal | { reason: 'not-open' }>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version: null })
    if (!locked.ok) return locked
    const { order } = locked
    if (order.channel !== 'web' || !isOpen(order.status)) return refused('not-open')
    if (order.confirmedAt && order.holding === 'reserved') return { ok: true, version: order.version }
    if (order.version !== version) return refused('changed-meanwhile', { version: order.version })
    const applied = await applyStatus(tx, { order, to: order.status, by, now })
    if (!applied.ok) return applied
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'confirmó',
      entity: 'pedido',
      entityId: order.number,
    })
    return applied
  })
}
