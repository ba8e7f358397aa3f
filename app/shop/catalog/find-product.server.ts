import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Picture, ProductCard } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, onSale, stockLevel } from './product-cards.server.ts'

export type ProductDetail = Omit<ProductCard, 'picture'> & {
  description: string | null
  usage: string | null
  presentation: string | null
  sku: string | null
  code: string | null
  gender: string | null
  alcoholConcentration: string | null
  category: { name: string; slug: string } | null
  pictures: Picture[]
}

type Row = CardRow &
  Omit<ProductDetail, 'category'> & { categoryName: string | null; categorySlug: string | null }

/** A product as its page shows it; null when there is none, or it is no longer sold. */
export async function findProduct(db: Db, id: number): Promise<ProductDetail | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${cardColumns}, p.description, p.usage, p.presentation, p.sku, p.code, p.gender,
      p.alcohol_concentration as "alcoholConcentration", c.name as "categoryName", c.slug as "categorySlug",
      coalesce((select json_agg(json_build_object('key', m.key, 'placeholder', m.placeholder) order by pp.position)
        from product_pictures pp join media m on m.key = pp.media_key where pp.product_id = p.id), '[]') as pictures
    from ${fromProducts} left join categories c on c.id = p.category_id and c.active and c.archived_at is null
    where p.id = ${id} and ${onSale}`)
  const [row] = rows
  if (!row) return null
  const { level, picture: _, categoryName: name, categorySlug: slug, ...product } = row
  return { ...product, stock: stockLevel(level), category: name && slug ? { name, slug } : null }
}
