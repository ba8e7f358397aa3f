import { and, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type BusinessDay, businessDay, firstOfMonth } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { expenseCategories, expenses } from '#db/schema/expenses.ts'

export type ExpenseFilter = {
  search: string
  categoryId: number | null
  from: BusinessDay | null
  to: BusinessDay | null
}
type Options = { filter: ExpenseFilter; page: number; pageSize: number }

export async function listExpenses(db: Db, { filter, page, pageSize }: Options) {
  const where = matching(filter)
  const [rows, [sum]] = await Promise.all([
    db
      .select({
        id: expenses.id,
        description: expenses.description,
        amount: expenses.amount,
        categoryId: expenses.categoryId,
        category: expenseCategories.name,
        spentOn: expenses.spentOn,
        notes: expenses.notes,
        paidFromDrawer: expenses.paidFromDrawer,
        closed: sql<boolean>`${expenses.closingId} is not null`,
        by: users.name,
        version: expenses.version,
      })
      .from(expenses)
      .innerJoin(expenseCategories, eq(expenseCategories.id, expenses.categoryId))
      .leftJoin(users, eq(users.id, expenses.userId))
      .where(where)
      .orderBy(desc(expenses.spentOn), desc(expenses.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({
        count: sql<number>`count(*)::int`,
        total: sql<Money>`coalesce(sum(${expenses.amount}), 0)::bigint`,
      })
      .from(expenses)
      .where(where),
  ])
  return { rows, count: sum?.count ?? 0, total: sum?.total ?? (0 as Money) }
}

function matching({ search, categoryId, from, to }: ExpenseFilter): SQL | undefined {
  return and(
    isNull(expenses.deletedAt),
    search
      ? sql`search_text(${expenses.description}) like '%' || search_text(${escapeLike(search)}) || '%'`
      : undefined,
    categoryId ? eq(expenses.categoryId, categoryId) : undefined,
    from ? gte(expenses.spentOn, from) : undefined,
    to ? lte(expenses.spentOn, to) : undefined,
  )
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The three cards: all expenses, this month, and the average of the months that had any. */
export async function summariseExpenses(db: Db, { now }: { now: Date }) {
  const monthStart = firstOfMonth(businessDay(now))
  const [row] = await db
    .select({
      total: sql<Money>`coalesce(sum(${expenses.amount}), 0)::bigint`,
      thisMonth: sql<Money>`coalesce(sum(${expenses.amount}) filter (where ${expenses.spentOn} >= ${monthStart}), 0)::bigint`,
      monthlyAverage: sql<Money>`(round(coalesce(sum(${expenses.amount}), 0) / 100.0 / greatest(count(distinct date_trunc('month', ${expenses.spentOn})), 1)) * 100)::bigint`,
    })
    .from(expenses)
    .where(isNull(expenses.deletedAt))
  if (!row) throw new Error('A sum always has a row')
  return row
}
