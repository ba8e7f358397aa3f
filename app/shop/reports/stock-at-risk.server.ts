import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { stock } from '#db/schema/inventory.ts'
import { products } from '#db/schema/products.ts'

const isLow = and(
  eq(products.active, true),
  isNull(products.archivedAt),
  lte(stock.available, products.minStock),
)

/** Active products with available units at or below their minimum, the emptiest first. */
export function lowStock(db: Db, { limit }: { limit: number }) {
  return db
    .select({
      productId: products.id,
      name: products.name,
      sku: products.sku,
      available: stock.available,
      minStock: products.minStock,
    })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(isLow)
    .orderBy(asc(stock.available), asc(products.name))
    .limit(limit)
}

export async function countLowStock(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(isLow)
  return row?.count ?? 0
}
