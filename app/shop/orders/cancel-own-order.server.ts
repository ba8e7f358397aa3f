import { and, eq } from 'drizzle-orm'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { applyStatus } from './apply-status.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { isCancellableByCustomer } from './order-status.ts'

/** By the confirmation's unguessable address, or by the account that placed it. */
type Own = { token: string } | { userId: string; number: string }

type Cancellation = Own & { now: Date }

export async function cancelOwnOrder(
  db: Db,
  { now, ...own }: Cancellation,
): Promise<Outcome<{ number: string }, { reason: 'not-found' | 'too-late' }>> {
  return allOrNothing(db, async (tx) => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(isOwn(own))
    if (!found) return refused('not-found')
    const locked = await lockOrder(tx, { orderId: found.id, version: null })
    if (!locked.ok) return refused('not-found')
    const { order } = locked
    if (order.status === 'cancelado') return { ok: true, number: order.number }
    if (!isCancellableByCustomer(order, now)) return refused('too-late')
    const by = { id: order.userId, name: order.customerName }
    const applied = await applyStatus(tx, { order, to: 'cancelado', by, now })
    if (!applied.ok) throw new Error('Cancelling cannot be refused')
    return { ok: true, number: order.number }
  })
}

function isOwn(own: Own) {
  if ('token' in own) return eq(orders.token, own.token)
  return and(eq(orders.userId, own.userId), eq(orders.number, own.number))
}
