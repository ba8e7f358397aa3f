import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ProductCard } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, inStock, onSale, toCard } from './product-cards.server.ts'
import { forgive, matches, type ProductSearch, rank, searchFor } from './product-search.server.ts'

const AT_MOST = 8

/** Up to eight products for what is being typed: names first, in order of name, what is sold out at the end. */
export async function suggestProducts(db: Db, text: string): Promise<ProductCard[]> {
  if (text.trim().length < 2) return []
  const typed = searchFor(text)
  if (typed.words.length === 0) return []
  const found = await find(db, typed)
  if (found.length > 0) return found
  const nearest = await forgive(db, typed)
  return nearest ? find(db, nearest) : []
}

async function find(db: Db, search: ProductSearch): Promise<ProductCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from ${fromProducts} where ${onSale} and ${matches(search)}
    order by not ${inStock}, ${rank(search)}, p.name collate spanish, p.id limit ${AT_MOST}`)
  return rows.map(toCard)
}
