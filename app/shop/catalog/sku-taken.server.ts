import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Whether another product of the shop has this SKU, in whatever case it is written. */
export async function skuTaken(db: Db, sku: string, exceptId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from products where upper(sku) = upper(${sku}) and archived_at is null and id <> ${exceptId}`)
  return rows.length > 0
}
