import { stringify } from 'csv-stringify/sync'
import { type SQL, sql } from 'drizzle-orm'
import { type Money, plainCordobas } from '#app/shop/kernel/money.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import type { StaffFilters } from '../staff-filters.ts'
import { staffConditions, todayFor } from '../staff-product-search.server.ts'
import { guardCell } from './cell.ts'
import { type CsvField, csvColumns } from './columns.ts'
import { exportHeader } from './parse-row.ts'

const BATCH = 1_000
const BYTE_ORDER_MARK = '\ufeff'

type Exported = Record<
  Exclude<CsvField, 'price' | 'cost' | 'healthGoals'>,
  string | number | boolean | null
> & {
  id: number
  price: Money
  cost: Money
  healthGoals: string[]
}

/** The products of a filter as a file that the import reads back unchanged; null when there are none. */
export async function exportProducts(
  db: Db,
  { filters, now }: { filters: StaffFilters; now: Date },
): Promise<AsyncGenerator<string> | null> {
  const { expiryDays } = await readSettings(db)
  const where = staffConditions(filters, todayFor(now, expiryDays))
  const first = await readBatch(db, where, 0)
  return first.length === 0 ? null : lines(db, where, first)
}

async function* lines(db: Db, where: SQL, first: Exported[]) {
  yield BYTE_ORDER_MARK + csvLines([exportHeader])
  let batch = first
  while (batch.length > 0) {
    yield csvLines(batch.map((product) => csvColumns.map(({ field }) => guardCell(cellOf(product, field)))))
    batch = await readBatch(db, where, batch.at(-1)?.id ?? 0)
  }
}

function cellOf(product: Exported, field: CsvField): string {
  if (field === 'price' || field === 'cost') return plainCordobas(product[field])
  if (field === 'healthGoals') return product.healthGoals.join(' ')
  return String(product[field] ?? '')
}

export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n' },
  )
}

async function readBatch(db: Db, where: SQL, afterId: number): Promise<Exported[]> {
  const { rows } = await db.execute<Exported>(sql`
    select p.id, p.sku, p.code, p.name, p.brand, c.name as category, p.description, p.presentation, p.usage,
      p.gender, p.alcohol_concentration as "alcoholConcentration", p.health_goals as "healthGoals", p.price, p.cost,
      p.discount_percent as "discountPercent", s.on_hand as stock, p.min_stock as "minStock",
      p.max_stock as "maxStock", p.expires_on as "expiresOn", p.active,
      p.featured_position as "featuredPosition", pictures.*
    from products p join stock s on s.product_id = p.id left join categories c on c.id = p.category_id
      left join lateral (
        select max('/media/' || media_key || '/960.webp') filter (where position = 1) as picture1,
          max('/media/' || media_key || '/960.webp') filter (where position = 2) as picture2,
          max('/media/' || media_key || '/960.webp') filter (where position = 3) as picture3
        from product_pictures where product_id = p.id
      ) pictures on true
    where ${where} and p.id > ${afterId} order by p.id limit ${BATCH}`)
  return rows
}
