import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import type { Outcome } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { applyStatus, type StatusRefusal } from './apply-status.server.ts'
import { type LockRefusal, lockOrder } from './lock-order.server.ts'
import { holdingOf, type OrderStatus } from './order-status.ts'

type Change = {
  orderId: number
  to: OrderStatus
  version: number
  by: { id: string; name: string }
  now: Date
}

/** Staff set any status, in either channel. Sending the same change twice changes nothing the second time, and says so. */
export async function changeOrderStatus(
  db: Db,
  { orderId, to, version, by, now }: Change,
): Promise<Outcome<{ version: number; already?: true }, LockRefusal | StatusRefusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version: null })
    if (!locked.ok) return locked
    const { order } = locked
    const settled = order.status === to && order.holding === holdingOf(to) && order.confirmedAt !== null
    if (settled || (order.status === to && to === 'cancelado')) {
      return { ok: true, version: order.version, already: true }
    }
    if (order.version !== version) return { ok: false, reason: 'changed-meanwhile', version: order.version }
    const applied = await applyStatus(tx, { order, to, by, now })
    if (!applied.ok) return applied
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'cambió el estado',
      entity: 'pedido',
      entityId: order.number,
      before: { status: order.status },
      after: { status: to },
    })
    return applied
  })
}
