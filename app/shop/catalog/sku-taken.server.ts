import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'

/** Whether another product of the shop has this SKU, in whatever case; nobody else takes it until the transaction ends. */
export async function skuTaken(tx: Transaction, sku: string, exceptId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sku ' || upper(${sku})))`)
  const { rows } = await tx.execute(sql`
    select 1 from products where upper(sku) = upper(${sku}) and archived_at is null and id <> ${exceptId}`)
  return rows.length > 0
}
