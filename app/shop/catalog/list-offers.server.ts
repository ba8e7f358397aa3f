import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { OfferFilters } from './offer-filters.ts'
import type { ProductCard } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, inStock, onSale, toCard } from './product-cards.server.ts'

export type OffersPage = { products: ProductCard[]; total: number; brands: string[] }

/** Products with a discount, the largest first; those sold out stand at the end. */
export async function listOffers(db: Db, { brand, shown }: OfferFilters): Promise<OffersPage> {
  const offered = sql`${onSale} and p.discount_percent > 0`
  const ofBrand = brand ? sql`p.search_brand = search_text(${brand})` : sql`true`
  const [counted, listed] = await Promise.all([
    db.execute<{ brand: string | null; products: number; chosen: boolean }>(sql`
      select min(p.brand) as brand, count(*)::int as products, ${ofBrand} as chosen
      from ${fromProducts} where ${offered} group by p.search_brand order by min(p.brand) collate spanish`),
    db.execute<CardRow>(sql`
      select ${cardColumns} from ${fromProducts} where ${offered} and ${ofBrand}
      order by not ${inStock}, p.discount_percent desc, p.created_at desc, p.id desc limit ${shown}`),
  ])
  const chosen = counted.rows.filter((row) => row.chosen)
  return {
    products: listed.rows.map(toCard),
    total: chosen.reduce((total, row) => total + row.products, 0),
    brands: counted.rows.map((row) => row.brand).filter((name) => name !== null),
  }
}
