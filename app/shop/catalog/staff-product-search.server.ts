import { type SQL, sql } from 'drizzle-orm'
import { type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { lastDeactivatedDay } from './expiry.ts'
import { searchWords } from './search-words.ts'
import type { StaffFilters } from './staff-filters.ts'

export type Today = { day: BusinessDay; expiryDays: number }
export const todayFor = (now: Date, expiryDays: number): Today => ({ day: businessDay(now), expiryDays })

/** What a barcode scanner types, or somebody who knows the SKU. */
export function exactly(search: string): SQL {
  return sql`(upper(p.sku) = upper(${search}) or p.code = ${search})`
}

/** Name, brand or SKU; every word has to be somewhere in them, accents and case aside. */
export function matchesStaffSearch(search: string): SQL {
  const words = searchWords(search)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const written = sql`(p.sku ilike ${like} or p.code like ${like})`
  if (words.length === 0) return written
  const all = words.map((word) => sql`p.search_name || ' ' || p.search_brand like ${`%${word}%`}`)
  return sql`(${sql.join(all, sql` and `)} or ${written})`
}

/** The conditions of the filters; `p` is the product and `s` its stock. */
export function staffConditions(filters: Omit<StaffFilters, 'sort' | 'page'>, today: Today): SQL {
  const { search, category, brand, state, only } = filters
  const all = [sql`p.archived_at is null`]
  if (search) all.push(sql`(${exactly(search)} or ${matchesStaffSearch(search)})`)
  if (category === 'none') all.push(sql`p.category_id is null`)
  else if (category !== null) all.push(sql`p.category_id = ${category}`)
  if (brand) all.push(sql`p.search_brand = search_text(${brand})`)
  if (state) all.push(sql`p.active = ${state === 'active'}`)
  if (only) all.push(onlyCondition(only, today))
  return sql.join(all, sql` and `)
}

export function onlyCondition(only: NonNullable<StaffFilters['only']>, { day, expiryDays }: Today): SQL {
  switch (only) {
    case 'stock-bajo':
      return sql`s.available <= p.min_stock`
    case 'agotados':
      return sql`s.available = 0`
    case 'por-vencer':
      return sql`p.expires_on between ${day} and ${lastDeactivatedDay(day, expiryDays)}`
    case 'vencidos':
      return sql`p.expires_on < ${day}`
    case 'sin-imagen':
      return sql`not exists (select from product_pictures pp where pp.product_id = p.id)`
  }
}
