import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { CatalogFilters, CatalogSort } from './catalog-filters.ts'
import { categoryOrder } from './list-categories.server.ts'
import type { ProductCard } from './product-card.ts'
import { type CardRow, cardColumns, fromProducts, inStock, onSale, toCard } from './product-cards.server.ts'
import { forgive, matches, type ProductSearch, rank, searchFor } from './product-search.server.ts'

export type CatalogPage = {
  products: ProductCard[]
  total: number
  /** Brands that can be found under the other filters, those with most products first. */
  brands: string[]
  categories: { id: number; name: string; slug: string }[]
  category: { id: number; name: string; slug: string } | null
  /** Values asked for that the shop does not know; they filtered nothing. */
  unknown: string[]
  /** The words found instead of those typed. */
  foundInstead: string | null
}

/** The catalogue under the given filters: products that are active and can be bought now. */
export async function listCatalog(db: Db, filters: CatalogFilters): Promise<CatalogPage> {
  const typed = filters.search ? searchFor(filters.search) : null
  const first = await readPage(db, filters, typed)
  const unknown = await unknownValues(db, filters, first)
  const known = {
    ...filters,
    brand: unknown.brand ? null : filters.brand,
    category: unknown.category ? null : filters.category,
  }
  const again = unknown.brand || unknown.category ? await readPage(db, known, typed) : first
  const nearest = typed && again.found === 0 ? await forgive(db, typed) : null
  const page = nearest ? await readPage(db, known, nearest) : again
  return {
    products: page.products,
    total: page.total,
    brands: page.brands.map((row) => row.brand).filter((brand) => brand !== null),
    categories: page.categories,
    category: ofAddress(page.categories, known.category),
    unknown: [unknown.category, unknown.brand].filter((value) => value !== null),
    foundInstead: nearest && page.found > 0 ? nearest.words.join(' ') : null,
  }
}

async function readPage(db: Db, filters: CatalogFilters, search: ProductSearch | null) {
  const besideBrand = sql.join(conditions(filters, search), sql` and `)
  const ofBrand = filters.brand ? sql`p.search_brand = search_text(${filters.brand})` : sql`true`
  const [counted, listed, categories] = await Promise.all([
    db.execute<BrandRow>(sql`
      select min(p.brand) as brand, count(*)::int as products, ${ofBrand} as chosen
      from ${fromProducts} where ${besideBrand}
      group by p.search_brand order by count(*) desc, p.search_brand`),
    db.execute<CardRow>(sql`
      select ${cardColumns} from ${fromProducts}
      where ${besideBrand} and ${ofBrand} order by ${order(filters.sort, search)} limit ${filters.shown}`),
    db.execute<{ id: number; name: string; slug: string }>(sql`
      select id, name, slug from categories where active and archived_at is null
      order by ${categoryOrder}`),
  ])
  const found = sum(counted.rows)
  return {
    products: listed.rows.map(toCard),
    found,
    total: filters.brand ? sum(counted.rows.filter((row) => row.chosen)) : found,
    brands: counted.rows,
    categories: categories.rows,
  }
}

type BrandRow = { brand: string | null; products: number; chosen: boolean }

const sum = (rows: BrandRow[]) => rows.reduce((total, row) => total + row.products, 0)

function conditions({ category, gender, goal }: CatalogFilters, search: ProductSearch | null): SQL[] {
  const all = [onSale, inStock]
  if (category) {
    const named = isId(category) ? sql`c.id = ${Number(category)}` : sql`c.slug = ${category.toLowerCase()}`
    all.push(sql`p.category_id = (select c.id from categories c
      where ${named} and c.active and c.archived_at is null)`)
  }
  if (gender) all.push(sql`p.gender = ${gender}`)
  if (goal) all.push(sql`p.health_goals @> array[${goal}]::text[]`)
  if (search) all.push(matches(search))
  return all
}

function order(sort: CatalogSort, search: ProductSearch | null): SQL {
  if (sort === 'price-asc') return sql`p.final_price, p.id`
  if (sort === 'price-desc') return sql`p.final_price desc, p.id desc`
  if (sort === 'name') return sql`p.name collate spanish, p.id`
  const newest = sql`p.created_at desc, p.id desc`
  return sort === 'relevance' && search?.words.length ? sql`${rank(search)}, ${newest}` : newest
}

async function unknownValues(db: Db, filters: CatalogFilters, page: Awaited<ReturnType<typeof readPage>>) {
  const { brand, category } = filters
  const brandSeen = !brand || page.brands.some((row) => row.chosen) || (await brandExists(db, brand))
  return {
    brand: brandSeen ? null : brand,
    category: !category || ofAddress(page.categories, category) ? null : category,
  }
}

async function brandExists(db: Db, brand: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select from products p where ${onSale} and p.search_brand = search_text(${brand})) as known`)
  return rows[0]?.known ?? false
}

function ofAddress<Category extends { id: number; slug: string }>(
  categories: Category[],
  text: string | null,
) {
  if (!text) return null
  return (
    categories.find(({ id, slug }) => (isId(text) ? id === Number(text) : slug === text.toLowerCase())) ??
    null
  )
}

const isId = (text: string) => /^\d{1,9}$/.test(text)
