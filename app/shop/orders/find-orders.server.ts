import { sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'

export type FoundOrder = {
  id: number
  channel: 'web' | 'store'
  number: string
  customerName: string
  total: Money
  status: string
}

/** Orders by their number, or by who placed them, newest first. */
export async function findOrders(
  db: Db,
  { text, atMost }: { text: string; atMost: number },
): Promise<FoundOrder[]> {
  const search = text.trim().slice(0, 60)
  if (!search) return []
  const like = search.replace(/[\\%_]/g, '\\$&')
  const { rows } = await db.execute<FoundOrder>(sql`
    select id, channel, number, customer_name as "customerName", total, status from orders
    where deleted_at is null and search_all like '%' || search_text(${like}) || '%'
    order by upper(number) = upper(${search}) desc, created_at desc, id desc limit ${atMost}`)
  return rows
}
