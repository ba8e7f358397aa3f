import { asc, eq, inArray } from 'drizzle-orm'
import { lockStock } from '#app/shop/inventory/move-stock.server.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { stock } from '#db/schema/inventory.ts'
import { products } from '#db/schema/products.ts'

/** A product as it is sold at this moment. */
export type Offered = {
  id: number
  name: string
  brand: string | null
  sku: string | null
  listPrice: Money
  discountPercent: number
  unitPrice: Money
  unitCost: Money
  available: number
  /** Sold at present: active and not archived. */
  onSale: boolean
}

/**
 * Locks the products and then their balances, each in the order of ids, and reads them afterwards: whoever changes a
 * price together with the stock has either committed before, or waits until this sale is done.
 */
export async function lockProducts(tx: Db, productIds: readonly number[]): Promise<Map<number, Offered>> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  if (ids.length === 0) return new Map()
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('key share')
  await lockStock(tx, ids)
  return readProducts(tx, ids)
}

/** The same without locks, for a first look. */
export async function readProducts(db: Db, productIds: readonly number[]): Promise<Map<number, Offered>> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      brand: products.brand,
      sku: products.sku,
      listPrice: products.price,
      discountPercent: products.discountPercent,
      unitPrice: products.finalPrice,
      unitCost: products.cost,
      available: stock.available,
      active: products.active,
      archivedAt: products.archivedAt,
    })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(inArray(products.id, ids))
  return new Map(
    rows.map(({ active, archivedAt, ...row }) => [row.id, { ...row, onSale: active && !archivedAt }]),
  )
}
