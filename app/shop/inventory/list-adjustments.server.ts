import { type SQL, sql } from 'drizzle-orm'
import { matchesStaffSearch } from '#app/shop/catalog/staff-product-search.server.ts'
import type { Db } from '#db/client.ts'
import type { AdjustmentKind } from './adjustment-form.ts'

export type AdjustmentRow = {
  id: number
  productId: number
  product: string
  sku: string | null
  kind: AdjustmentKind
  quantity: number
  comment: string | null
  stockBefore: number
  stockAfter: number
  by: string | null
  adjustedAt: Date
  voidedAt: Date | null
  voidedBy: string | null
  version: number
}

/** The history shows the last hundred; the rest is on further pages. */
export const ADJUSTMENTS_PAGE = 100

type Raw = Omit<AdjustmentRow, 'adjustedAt' | 'voidedAt'> & { adjustedAt: string; voidedAt: string | null }
type Page = { search: string; kind: AdjustmentKind | null; page: number }

export async function listAdjustments(db: Db, { search, kind, page }: Page) {
  const conditions: SQL[] = [sql`true`]
  if (search) conditions.push(matchesStaffSearch(search))
  if (kind) conditions.push(sql`a.kind = ${kind} and a.voided_at is null`)
  const where = sql.join(conditions, sql` and `)
  const { rows: counted } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from adjustments a join products p on p.id = a.product_id where ${where}`)
  const total = counted[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / ADJUSTMENTS_PAGE))
  const at = Math.min(page, pages)
  const { rows } = await db.execute<Raw>(sql`
    ${selectAdjustments} where ${where} order by a.adjusted_at desc, a.id desc
    limit ${ADJUSTMENTS_PAGE} offset ${(at - 1) * ADJUSTMENTS_PAGE}`)
  return { rows: rows.map(toRow), total, pages, page: at }
}

export async function readAdjustment(db: Db, id: number): Promise<AdjustmentRow | null> {
  const { rows } = await db.execute<Raw>(sql`${selectAdjustments} where a.id = ${id}`)
  return rows[0] ? toRow(rows[0]) : null
}

const selectAdjustments = sql`
  select a.id, a.product_id as "productId", p.name as product, p.sku, a.kind, a.quantity, a.comment,
    a.stock_before as "stockBefore", a.stock_after as "stockAfter", u.name as by,
    a.adjusted_at as "adjustedAt", a.voided_at as "voidedAt", v.name as "voidedBy", a.version
  from adjustments a join products p on p.id = a.product_id
    left join users u on u.id = a.user_id left join users v on v.id = a.voided_by`

function toRow({ adjustedAt, voidedAt, ...row }: Raw): AdjustmentRow {
  return { ...row, adjustedAt: new Date(adjustedAt), voidedAt: voidedAt ? new Date(voidedAt) : null }
}
