import { sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'

export type PastOrder = {
  id: number
  channel: 'web' | 'store'
  number: string
  createdAt: Date
  status: 'pendiente' | 'en_proceso' | 'completado' | 'cancelado'
  total: Money
  products: string
}

/** The orders of one customer, newest first. */
export async function readCustomerHistory(
  db: Db,
  { id, atMost = 100 }: { id: number; atMost?: number },
): Promise<PastOrder[]> {
  const { rows } = await db.execute<Omit<PastOrder, 'createdAt'> & { createdAt: string | Date }>(sql`
    select o.id, o.channel, o.number, o.created_at as "createdAt", o.status, o.total::float8 as total,
      (select string_agg(l.product_name || ' (x' || l.quantity || ')', ', ' order by l.position)
        from order_lines l where l.order_id = o.id) as products
    from orders o where o.customer_id = ${id} and o.deleted_at is null
    order by o.created_at desc, o.id desc limit ${atMost}`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
