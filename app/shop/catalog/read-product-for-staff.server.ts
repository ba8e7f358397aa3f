import { and, eq, isNull, sql } from 'drizzle-orm'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { categories } from '#db/schema/categories.ts'
import { stock } from '#db/schema/inventory.ts'
import { products } from '#db/schema/products.ts'

export type StaffProduct = NonNullable<Awaited<ReturnType<typeof readProductForStaff>>>

/** One product with everything staff may know of it; its cost only for those who may see costs. */
export async function readProductForStaff(db: Db, { id, costs }: { id: number; costs: boolean }) {
  const [row] = await db
    .select({ product: products, category: categories.name, onHand: stock.onHand, reserved: stock.reserved })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isNull(products.archivedAt)))
  if (!row) return null
  const { searchName, searchBrand, searchAll, archivedAt, cost, ...product } = row.product
  const [pictures, settings] = await Promise.all([pictureRows(db, id), readSettings(db)])
  return {
    ...product,
    cost: costs ? cost : null,
    category: row.category,
    onHand: row.onHand,
    reserved: row.reserved,
    available: row.onHand - row.reserved,
    pictures,
    expiryDays: settings.expiryDays,
    deactivatesExpiring: settings.deactivateExpiring,
  }
}

async function pictureRows(db: Db, id: number) {
  const { rows } = await db.execute<{ key: string; placeholder: string }>(sql`
    select m.key, m.placeholder from product_pictures pp join media m on m.key = pp.media_key
    where pp.product_id = ${id} order by pp.position`)
  return rows
}
