import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ProductCard } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, inStock, onSale, toCard } from './product-cards.server.ts'

const IN_A_STRIP = 16

/** The two strips of the home page: what staff pinned and then the best discounts, and what is on offer. */
export async function listStrips(db: Db): Promise<{ featured: ProductCard[]; offers: ProductCard[] }> {
  const bestFirst = sql`p.discount_percent desc, p.created_at desc, p.id desc`
  const [featured, offers] = await Promise.all([
    strip(db, sql`true`, sql`p.featured_position nulls last, ${bestFirst}`),
    strip(db, sql`p.discount_percent > 0`, bestFirst),
  ])
  return { featured, offers }
}

async function strip(db: Db, condition: SQL, order: SQL): Promise<ProductCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from ${fromProducts}
    where ${onSale} and ${inStock} and ${condition} order by ${order} limit ${IN_A_STRIP}`)
  return rows.map(toCard)
}
