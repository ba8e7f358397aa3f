import { and, desc, eq, gte, lte, ne, or, sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { closingCash, closings } from '#db/schema/closings.ts'
import { newest } from './newest.ts'

type Filter = { search: string; from: BusinessDay | null; to: BusinessDay | null; userId: string | null }
type Options = { filter: Filter; page: number; pageSize: number }

const columns = {
  id: closings.id,
  userId: closings.userId,
  userName: users.name,
  day: closings.day,
  comment: closings.comment,
  salesTotal: closings.salesTotal,
  openingAmount: closings.openingAmount,
  drawerExpenses: closings.drawerExpenses,
  expectedCash: closings.expectedCash,
  countedCash: closings.countedCash,
  difference: closings.difference,
  closedAt: closings.closedAt,
  version: closings.version,
}

/** Cierre Histórico: newest first, without those that were deleted. `userId` shows one person's only. */
export async function listClosings(db: Db, { filter, page, pageSize }: Options) {
  const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    ne(closings.state, 'eliminado'),
    filter.userId ? eq(closings.userId, filter.userId) : undefined,
    filter.from ? gte(closings.day, filter.from) : undefined,
    filter.to ? lte(closings.day, filter.to) : undefined,
    filter.search
      ? or(
          sql`search_text(${users.name}) like search_text(${like})`,
          sql`search_text(coalesce(${closings.comment}, '')) like search_text(${like})`,
          sql`to_char(${closings.day}, 'DD/MM/YYYY YYYY-MM-DD') like ${like}`,
        )
      : undefined,
  )
  const from = () => db.select(columns).from(closings).innerJoin(users, eq(users.id, closings.userId))
  const [rows, [sum]] = await Promise.all([
    from()
      .where(where)
      .orderBy(desc(closings.day), desc(closings.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(closings)
      .innerJoin(users, eq(users.id, closings.userId))
      .where(where),
  ])
  return { rows, count: sum?.count ?? 0 }
}

/** One closing with its sales, movements and counted cash, as they were. */
export async function readClosing(db: Db, { id }: { id: number }) {
  const [closing] = await db
    .select({ ...columns, sales: closings.sales, movements: closings.movements })
    .from(closings)
    .innerJoin(users, eq(users.id, closings.userId))
    .where(and(eq(closings.id, id), ne(closings.state, 'eliminado')))
  if (!closing) return null
  const cash = await db
    .select()
    .from(closingCash)
    .where(eq(closingCash.closingId, id))
    .orderBy(desc(closingCash.denomination))
  const { sales, movements } = closing
  return { ...closing, sales: { ...sales, sold: newest(sales.sold) }, movements: newest(movements), cash }
}
