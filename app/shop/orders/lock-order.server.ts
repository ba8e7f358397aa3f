import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { orderEvents, orderLines, orders } from '#db/schema/orders.ts'
import type { Actor } from './actor.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type OrderWithLines = OrderRow & { lines: LineRow[] }

export type LockRefusal = { reason: 'not-found' } | { reason: 'changed-meanwhile'; version: number }

type Wanted = {
  orderId: number
  /** The version the screen showed; null where no screen is behind the change. */
  version: number | null
}

/** Nobody else changes the order until the transaction ends. Whoever looked at an older version is told so. */
export async function lockOrder(
  tx: Db,
  { orderId, version }: Wanted,
): Promise<Outcome<{ order: OrderWithLines }, LockRefusal>> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.deletedAt)))
    .for('no key update')
  if (!order) return refused('not-found')
  if (version !== null && version !== order.version) {
    return refused('changed-meanwhile', { version: order.version })
  }
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
  return { ok: true, order: { ...order, lines } }
}

type Change = Partial<typeof orders.$inferInsert>

/** Writes the change and counts the version up. */
export async function updateOrder(tx: Db, order: OrderRow, change: Change, now: Date): Promise<number> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning({ version: orders.version })
  if (!row) throw new Error(`Order ${order.number} vanished although it was locked`)
  return row.version
}

type Event = {
  kind: (typeof orderEvents.$inferInsert)['kind']
  from?: string | null
  to?: string | null
  detail?: unknown
}

export async function tellEvent(tx: Db, order: { id: number }, event: Event, by: Actor, at: Date) {
  await tx.insert(orderEvents).values({ ...event, orderId: order.id, userId: by.id, actor: by.name, at })
}
