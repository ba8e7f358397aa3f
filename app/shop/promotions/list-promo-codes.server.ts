import { sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'

export type PromoCodeRow = {
  id: number
  code: string
  description: string | null
  discountPercent: number
  startsOn: BusinessDay
  endsOn: BusinessDay
  active: boolean
  maxUses: number | null
  maxUsesPerCustomer: number | null
  minimumPurchase: Money | null
  version: number
  uses: number
}

export const PROMO_CODES_PAGE = 50

const sorts = {
  codigo: sql`c.code`,
  descuento: sql`c.discount_percent`,
  inicio: sql`c.starts_on`,
  final: sql`c.ends_on`,
  usos: sql`uses`,
}
export type PromoCodeSort = keyof typeof sorts
export const promoCodeSorts = Object.keys(sorts) as PromoCodeSort[]

type Page = { search: string; sort: PromoCodeSort | null; descending: boolean; page: number }

export async function listPromoCodes(db: Db, { search, sort, descending, page }: Page) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = search
    ? sql`c.archived_at is null and (c.code ilike ${like} or c.description ilike ${like})`
    : sql`c.archived_at is null`
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from promo_codes c where ${where}`,
  )
  const total = counted[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PROMO_CODES_PAGE))
  const at = Math.min(page, pages)
  const order = sort
    ? sql`${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, c.id desc`
    : sql`c.created_at desc, c.id desc`
  const { rows } = await db.execute<PromoCodeRow>(sql`
    ${selectPromoCodes} where ${where} order by ${order}
    limit ${PROMO_CODES_PAGE} offset ${(at - 1) * PROMO_CODES_PAGE}`)
  return { rows, total, pages, page: at }
}

export async function readPromoCode(db: Db, id: number): Promise<PromoCodeRow | null> {
  const { rows } = await db.execute<PromoCodeRow>(
    sql`${selectPromoCodes} where c.id = ${id} and c.archived_at is null`,
  )
  return rows[0] ?? null
}

const selectPromoCodes = sql`
  select c.id, c.code, c.description, c.discount_percent as "discountPercent", c.starts_on as "startsOn",
    c.ends_on as "endsOn", c.active, c.max_uses as "maxUses", c.max_uses_per_customer as "maxUsesPerCustomer",
    c.minimum_purchase as "minimumPurchase", c.version,
    (select count(*)::int from promo_code_uses u where u.promo_code_id = c.id and u.released_at is null) as uses
  from promo_codes c`
