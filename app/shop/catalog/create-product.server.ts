import { sql } from 'drizzle-orm'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema/products.ts'
import { mustBeInactive } from './deactivate-expiring.server.ts'
import type { ProductInput } from './product-form.ts'
import { setPictures } from './set-pictures.server.ts'
import { skuTaken } from './sku-taken.server.ts'

export type By = { id: string; name: string }
type Create = { product: ProductInput; pictures: readonly string[]; by: By; now: Date }
export type ProductRefusal =
  | { reason: 'sku-taken' }
  | { reason: 'unknown-category' }
  | { reason: 'unknown-picture' }

/** A new product without stock; its units come with their first movement. */
export async function createProduct(
  tx: Transaction,
  { product, pictures, by, now }: Create,
): Promise<Outcome<{ id: number; deactivated: boolean }, ProductRefusal>> {
  if (!(await categoryExists(tx, product.categoryId))) return refused('unknown-category')
  if (product.sku && (await skuTaken(tx, product.sku, 0))) return refused('sku-taken')
  const deactivated = product.active && (await mustBeInactive(tx, product.expiresOn, businessDay(now)))
  const values = { ...product, active: product.active && !deactivated, createdAt: now, updatedAt: now }
  const [row] = await tx.insert(products).values(values).onConflictDoNothing().returning({ id: products.id })
  if (!row) return refused('sku-taken')
  if (!(await setPictures(tx, { productId: row.id, keys: pictures }))) return refused('unknown-picture')
  await recordStaffAction(tx, {
    by,
    at: now,
    action: 'creó',
    entity: 'producto',
    entityId: row.id,
    after: { ...product, active: values.active, pictures },
  })
  return { ok: true, id: row.id, deactivated }
}

export async function categoryExists(tx: Transaction, id: number | null): Promise<boolean> {
  if (id === null) return true
  const { rows } = await tx.execute(
    sql`select 1 from categories where id = ${id} and archived_at is null for key share`,
  )
  return rows.length > 0
}
