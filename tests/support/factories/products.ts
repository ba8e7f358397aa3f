import { moveStock } from '#app/shop/inventory/move-stock.server.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { slug } from '#app/shop/kernel/search-text.ts'
import type { Db } from '#db/client.ts'
import { categories } from '#db/schema/categories.ts'
import { products } from '#db/schema/products.ts'
import { nextNumber } from './sequence.ts'

type ProductRow = typeof products.$inferSelect
type Overrides = Partial<typeof products.$inferInsert> & { stock?: number }

/** A product on the shelf; `stock` units came in as its initial movement. */
export async function makeProduct(db: Db, { stock = 10, ...overrides }: Overrides = {}): Promise<ProductRow> {
  const number = nextNumber()
  return db.transaction(async (tx) => {
    const [product] = await tx
      .insert(products)
      .values({
        name: `Producto ${number}`,
        brand: 'Raíz Viva',
        sku: `SKU-${number}`,
        price: cordobas(100),
        cost: cordobas(60),
        ...overrides,
      })
      .returning()
    if (!product) throw new Error('The product was not written')
    if (stock > 0) {
      const moves = [{ productId: product.id, onHand: stock, reserved: 0 }]
      await moveStock(tx, moves, { kind: 'initial', userId: null, at: product.createdAt })
    }
    return product
  })
}

export async function makeCategory(db: Db, overrides: Partial<typeof categories.$inferInsert> = {}) {
  const name = overrides.name ?? `Categoría ${nextNumber()}`
  const [category] = await db
    .insert(categories)
    .values({ name, slug: slug(name), ...overrides })
    .returning()
  if (!category) throw new Error('The category was not written')
  return category
}
