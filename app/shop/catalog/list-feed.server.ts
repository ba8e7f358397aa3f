import { sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import type { Picture, StockLevel } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, onSale, stockLevel } from './product-cards.server.ts'

export type FeedProduct = {
  id: number
  name: string
  brand: string | null
  description: string | null
  code: string | null
  sku: string | null
  category: string | null
  price: Money
  percent: number
  stock: StockLevel
  picture: Picture | null
}

/** Everything on sale, for the catalogues of other services. */
export async function listFeed(db: Db): Promise<FeedProduct[]> {
  const { rows } = await db.execute<CardRow & Omit<FeedProduct, 'stock'>>(sql`
    select ${cardColumns}, p.description, p.code, p.sku, c.name as category
    from ${fromProducts} left join categories c on c.id = p.category_id
    where ${onSale} order by p.id`)
  return rows.map(({ level, ...product }) => ({ ...product, stock: stockLevel(level) }))
}
