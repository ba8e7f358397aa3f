import { type SQL, sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { STAFF_PAGE, type StaffFilters, type StaffOnly, type StaffSort, staffOnly } from './staff-filters.ts'
import {
  exactly,
  onlyCondition,
  staffConditions,
  type Today,
  todayFor,
} from './staff-product-search.server.ts'

export type StaffProductRow = {
  id: number
  name: string
  brand: string | null
  sku: string | null
  code: string | null
  category: string | null
  price: Money
  discountPercent: number
  finalPrice: Money
  onHand: number
  reserved: number
  available: number
  minStock: number
  expiresOn: BusinessDay | null
  active: boolean
  version: number
  createdAt: Date
  picture: { key: string; placeholder: string } | null
}

export type StaffProductPage = {
  rows: StaffProductRow[]
  total: number
  pages: number
  page: number
  /** How many products of the whole shop need somebody's eye. */
  counts: Record<StaffOnly, number>
  today: BusinessDay
  expiryDays: number
}

/** The list of products as staff work with it. What things cost the shop is not in it. */
export async function listProductsForStaff(
  db: Db,
  { filters, now }: { filters: StaffFilters; now: Date },
): Promise<StaffProductPage> {
  const { expiryDays } = await readSettings(db)
  const today = todayFor(now, expiryDays)
  const where = staffConditions(filters, today)
  const [counted, counts] = await Promise.all([countProducts(db, where), countAttention(db, today)])
  const pages = Math.max(1, Math.ceil(counted / STAFF_PAGE))
  const page = Math.min(filters.page, pages)
  const { rows } = await db.execute<Raw>(sql`
    select p.id, p.name, p.brand, p.sku, p.code, c.name as category, p.price,
      p.discount_percent as "discountPercent", p.final_price as "finalPrice",
      s.on_hand as "onHand", s.reserved, s.available, p.min_stock as "minStock", p.expires_on as "expiresOn",
      p.active, p.version, p.created_at as "createdAt", m.key as "pictureKey", m.placeholder
    from products p join stock s on s.product_id = p.id
      left join categories c on c.id = p.category_id
      left join product_pictures pp on pp.product_id = p.id and pp.position = 1
      left join media m on m.key = pp.media_key
    where ${where} order by ${order(filters)} limit ${STAFF_PAGE} offset ${(page - 1) * STAFF_PAGE}`)
  return { rows: rows.map(toRow), total: counted, pages, page, counts, today: today.day, expiryDays }
}

type Raw = Omit<StaffProductRow, 'createdAt' | 'picture'> & {
  createdAt: string
  pictureKey: string | null
  placeholder: string | null
}

function toRow({ createdAt, pictureKey, placeholder, ...row }: Raw): StaffProductRow {
  const picture = pictureKey ? { key: pictureKey, placeholder: placeholder ?? '' } : null
  return { ...row, createdAt: new Date(createdAt), picture }
}

async function countProducts(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from products p join stock s on s.product_id = p.id where ${where}`)
  return rows[0]?.total ?? 0
}

/** How many products each of the list's views holds. */
export async function countProductsToAttend(db: Db, { now }: { now: Date }) {
  const { expiryDays } = await readSettings(db)
  return countAttention(db, todayFor(now, expiryDays))
}

async function countAttention(db: Db, today: Today): Promise<Record<StaffOnly, number>> {
  const columns = staffOnly.map(
    (only) => sql`count(*) filter (where ${onlyCondition(only, today)})::int as ${sql.identifier(only)}`,
  )
  const { rows } = await db.execute<Record<StaffOnly, number>>(sql`
    select ${sql.join(columns, sql`, `)}
    from products p join stock s on s.product_id = p.id where p.archived_at is null`)
  if (!rows[0]) throw new Error('The count of products gave no row')
  return rows[0]
}

const columns: Record<StaffSort['by'], SQL> = {
  nombre: sql`p.name collate spanish`,
  marca: sql`p.brand collate spanish`,
  sku: sql`p.sku collate spanish`,
  precio: sql`p.final_price`,
  stock: sql`s.available`,
  vence: sql`p.expires_on`,
  estado: sql`p.active`,
  fecha: sql`p.created_at`,
}

/** What was scanned comes first, then the order asked for; what has no value stands last. */
function order({ search, sort }: StaffFilters): SQL {
  const direction = sort.descending ? sql`desc nulls last` : sql`asc nulls last`
  const asked = sql`${columns[sort.by]} ${direction}, p.id ${sort.descending ? sql`desc` : sql`asc`}`
  return search ? sql`(${exactly(search)}) is true desc, ${asked}` : asked
}

/** The ids behind a filter, for a change to all of them. */
export async function idsForStaff(
  db: Db,
  { filters, now, atMost }: { filters: StaffFilters; now: Date; atMost: number },
): Promise<number[]> {
  const { expiryDays } = await readSettings(db)
  const where = staffConditions(filters, todayFor(now, expiryDays))
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p join stock s on s.product_id = p.id
    where ${where} order by p.id limit ${atMost}`)
  return rows.map((row) => row.id)
}

/** Brands and categories to filter by, those in use. */
export async function staffFilterChoices(db: Db) {
  const [brands, categories] = await Promise.all([
    db.execute<{ brand: string }>(sql`
      select min(brand) as brand from products where archived_at is null and brand is not null
      group by search_brand order by min(brand) collate spanish`),
    db.execute<{ id: number; name: string; active: boolean }>(sql`
      select id, name, active from categories where archived_at is null order by name collate spanish`),
  ])
  return { brands: brands.rows.map((row) => row.brand), categories: categories.rows }
}
