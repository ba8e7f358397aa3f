import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ProductCard } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, inStock, onSale, toCard } from './product-cards.server.ts'

const AT_MOST = 8

/** Others of the same brand where the product has one; nearest in category first. */
export async function similarProducts(db: Db, id: number): Promise<ProductCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    with this as (select brand, search_brand, category_id, health_goals from products where id = ${id})
    select ${cardColumns} from this, ${fromProducts}
    where ${onSale} and ${inStock} and p.id <> ${id}
      and (coalesce(this.brand, '') = '' or p.search_brand = this.search_brand)
    order by p.category_id is not distinct from this.category_id desc,
      p.health_goals && this.health_goals desc, p.created_at desc, p.id desc
    limit ${AT_MOST}`)
  return rows.map(toCard)
}
