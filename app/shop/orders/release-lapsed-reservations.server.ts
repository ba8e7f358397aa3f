import { and, asc, eq, lte } from 'drizzle-orm'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { theShop } from './actor.ts'
import { holdFor } from './apply-status.server.ts'
import { lockOrder, tellEvent, updateOrder } from './lock-order.server.ts'

const AT_ONCE = 200

/** Web orders that nobody confirmed in time give their units back. Several processes may run it at once. */
export async function releaseLapsedReservations(db: Db, { now }: { now: Date }) {
  const lapsed = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.holding, 'reserved'), lte(orders.reservedUntil, now)))
    .orderBy(asc(orders.reservedUntil))
    .limit(AT_ONCE)
  let released = 0
  for (const { id } of lapsed) if (await releaseOne(db, id, now)) released++
  return released === 0 ? null : { released }
}

async function releaseOne(db: Db, orderId: number, now: Date): Promise<boolean> {
  const { lapsed } = await allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version: null })
    if (!locked.ok) return { ok: true, lapsed: false }
    const { order } = locked
    const due = order.holding === 'reserved' && order.reservedUntil && order.reservedUntil <= now
    if (!due) return { ok: true, lapsed: false }
    const given = await holdFor(tx, { order, holding: 'nothing', by: theShop, now })
    if (!given.ok) throw new Error('Giving units back cannot run short')
    await updateOrder(tx, order, { holding: 'nothing', reservedUntil: null, reservationLapsedAt: now }, now)
    await tellEvent(tx, order, { kind: 'reservation-lapsed' }, theShop, now)
    return { ok: true, lapsed: true }
  })
  return lapsed
}
