import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How many units an order being edited can have of each of its products: what is free, and what it holds itself. */
export async function unitsAtHand(db: Db, { orderId }: { orderId: number }): Promise<Record<number, number>> {
  const { rows } = await db.execute<{ productId: number; units: number }>(sql`
    select l.product_id as "productId",
      (s.available + case when o.holding = 'nothing' then 0 else l.quantity end)::int as units
    from orders o join order_lines l on l.order_id = o.id join stock s on s.product_id = l.product_id
    where o.id = ${orderId}`)
  return Object.fromEntries(rows.map(({ productId, units }) => [productId, units]))
}
