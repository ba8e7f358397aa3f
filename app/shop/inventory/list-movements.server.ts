import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { MovementKind } from '#db/schema/inventory.ts'

export type MovementRow = {
  id: number
  kind: MovementKind
  quantity: number
  stockBefore: number
  stockAfter: number
  orderNumber: string | null
  adjustmentId: number | null
  comment: string | null
  by: string | null
  at: Date
}

export const MOVEMENTS_PAGE = 50

/** The story of a product's stock, newest first: every movement with what was there before and after. */
export async function listMovements(db: Db, { productId, page }: { productId: number; page: number }) {
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from stock_movements where product_id = ${productId}`,
  )
  const total = counted[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / MOVEMENTS_PAGE))
  const shown = Math.min(page, pages)
  const { rows } = await db.execute<Omit<MovementRow, 'at'> & { at: string }>(sql`
    select m.id, m.kind, m.quantity, m.stock_before as "stockBefore", m.stock_after as "stockAfter",
      o.number as "orderNumber", m.adjustment_id as "adjustmentId", m.comment, u.name as by, m.at
    from stock_movements m left join orders o on o.id = m.order_id left join users u on u.id = m.user_id
    where m.product_id = ${productId} order by m.id desc
    limit ${MOVEMENTS_PAGE} offset ${(shown - 1) * MOVEMENTS_PAGE}`)
  return {
    rows: rows.map((row): MovementRow => ({ ...row, at: new Date(row.at) })),
    total,
    pages,
    page: shown,
  }
}
