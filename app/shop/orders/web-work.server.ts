import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import type { WebWork } from './web-work.ts'

/** A condition on orders of the web that are not deleted. */
export function waitsFor(work: WebWork): SQL | undefined {
  const confirmed = work === 'por-confirmar' ? isNull(orders.confirmedAt) : isNotNull(orders.confirmedAt)
  return and(inArray(orders.status, ['pendiente', 'en_proceso']), confirmed)
}

/** How many orders wait for each, and what they come to. */
export async function countWebWork(db: Db): Promise<Record<WebWork, { count: number; total: Money }>> {
  const one = async (work: WebWork) => {
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        total: sql<Money>`coalesce(sum(${orders.total}), 0)::bigint`,
      })
      .from(orders)
      .where(and(eq(orders.channel, 'web'), isNull(orders.deletedAt), waitsFor(work)))
    if (!row) throw new Error('A sum always has a row')
    return row
  }
  const [toConfirm, toDeliver] = await Promise.all([one('por-confirmar'), one('por-entregar')])
  return { 'por-confirmar': toConfirm, 'por-entregar': toDeliver }
}
