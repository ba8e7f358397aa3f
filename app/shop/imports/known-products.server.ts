import { sql } from 'drizzle-orm'
import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'
import { searchText } from '#app/shop/kernel/search-text.ts'
import type { Db } from '#db/client.ts'
import type { products } from '#db/schema/products.ts'

/** A product as it stands, as far as a file can change it. */
export type KnownProduct = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'sku'
  | 'code'
  | 'name'
  | 'brand'
  | 'description'
  | 'presentation'
  | 'usage'
  | 'gender'
  | 'alcoholConcentration'
  | 'categoryId'
  | 'healthGoals'
  | 'price'
  | 'cost'
  | 'discountPercent'
  | 'minStock'
  | 'maxStock'
  | 'expiresOn'
  | 'active'
  | 'featuredPosition'
  | 'version'
> & { onHand: number; reserved: number; pictures: string[] }

/** The products that rows name by id or SKU; locked, in id order, when they are about to be changed. */
export async function readKnownProducts(
  db: Db,
  rows: readonly Pick<CsvProduct, 'id' | 'sku'>[],
  { lock }: { lock: boolean },
): Promise<KnownProduct[]> {
  const ids = rows.flatMap((row) => (row.id ? [row.id] : []))
  const skus = rows.flatMap((row) => (row.sku ? [row.sku.toUpperCase()] : []))
  const { rows: known } = await db.execute<KnownProduct>(sql`
    select p.id, p.sku, p.code, p.name, p.brand, p.description, p.presentation, p.usage, p.gender,
      p.alcohol_concentration as "alcoholConcentration", p.category_id as "categoryId",
      p.health_goals as "healthGoals", p.price, p.cost, p.discount_percent as "discountPercent",
      p.min_stock as "minStock", p.max_stock as "maxStock", p.expires_on as "expiresOn", p.active,
      p.featured_position as "featuredPosition", p.version, s.on_hand as "onHand", s.reserved,
      array(select media_key from product_pictures where product_id = p.id order by position) as pictures
    from products p join stock s on s.product_id = p.id
    where p.archived_at is null
      and (p.id = any(${sql.param(ids)}::int[]) or upper(p.sku) = any(${sql.param(skus)}::text[]))
    order by p.id ${lock ? sql`for no key update of p` : sql``}`)
  return known
}

export type Categories = { idOf(written: string, current: number | null): number | null }

/** Categories by name, address or id. One that was deleted only counts for products that still are in it. */
export async function readCategories(db: Db): Promise<Categories> {
  const { rows } = await db.execute<{ id: number; name: string; slug: string; archived: boolean }>(sql`
    select id, name, slug, archived_at is not null as archived from categories order by archived desc, id desc`)
  const live = rows.filter((row) => !row.archived)
  const named = new Map(
    live.flatMap((row) => [[searchText(row.name), row.id] as const, [row.slug, row.id] as const]),
  )
  const ids = new Set(live.map((row) => row.id))
  const names = new Map(rows.map((row) => [row.id, searchText(row.name)]))
  return {
    idOf(written, current) {
      if (current !== null && names.get(current) === searchText(written)) return current
      const byName = named.get(searchText(written))
      if (byName !== undefined) return byName
      const id = /^\d{1,9}$/.test(written) ? Number(written) : null
      return id !== null && ids.has(id) ? id : null
    },
  }
}
