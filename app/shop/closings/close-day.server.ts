import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { addMoney, type Money, ZERO } from '#app/shop/kernel/money.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { closingCash, closingSales, closings } from '#db/schema/closings.ts'
import { expenses } from '#db/schema/expenses.ts'
import { type CashCount, countedTotal } from './cash-count.ts'
import { closingTotals, expectedCash, isCash } from './closing-totals.ts'
import {
  lockSales,
  movementsOfDay,
  unclosedSales,
  uncountedDrawerExpenses,
  unreturnedSales,
} from './unclosed-sales.server.ts'

type Input = {
  by: { id: string; name: string }
  comment: string | null
  openingAmount: Money
  /** Null when the drawer was not counted. */
  cash: CashCount | null
  now: Date
}

type Closed = { id: number; expected: Money; counted: Money | null }

/** Takes every sale, return and drawer expense that no closing has yet; one closing at a time. */
export async function closeDay(db: Db, input: Input): Promise<Outcome<Closed, { reason: 'already-closed' }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closings'))`)
    const day = businessDay(input.now)
    if (await hasClosed(tx, { userId: input.by.id, day })) return refused('already-closed')
    const sales = await salesToClose(tx)
    const returns = await unreturnedSales(tx)
    const drawer = await uncountedDrawerExpenses(tx).for('no key update')
    const totals = closingTotals(sales, returns)
    const drawerExpenses = addMoney(ZERO, ...drawer.map((expense) => expense.amount))
    const expected = expectedCash({ ...totals, openingAmount: input.openingAmount, drawerExpenses })
    const counted = input.cash ? countedTotal(input.cash) : null

    const [closing] = await tx
      .insert(closings)
      .values({
        userId: input.by.id,
        day,
        comment: input.comment,
        sales: { sold: sales, returned: returns, byMethod: totals.byMethod, expenses: drawer },
        movements: await movementsOfDay(tx, day),
        salesTotal: totals.salesTotal,
        openingAmount: input.openingAmount,
        drawerExpenses,
        expectedCash: expected,
        countedCash: counted,
        closedAt: input.now,
        createdAt: input.now,
        updatedAt: input.now,
      })
      .returning({ id: closings.id })
    if (!closing) throw new Error('The closing was not written')
    await hold(tx, closing.id, { sales, returns, drawer, cash: input.cash })
    const after = { day, salesTotal: totals.salesTotal, expected, counted }
    await recordStaffAction(tx, {
      by: input.by,
      at: input.now,
      action: 'creó',
      entity: 'cierre',
      entityId: closing.id,
      after,
    })
    return { ok: true, id: closing.id, expected, counted }
  })
}

/** As they are once nobody else changes them: one that was cancelled or corrected while we waited is read again. */
async function salesToClose(tx: Db) {
  const ids = (await unclosedSales(tx)).map((sale) => sale.orderId)
  await lockSales(tx, ids)
  const locked = new Set(ids)
  return (await unclosedSales(tx)).filter((sale) => locked.has(sale.orderId))
}

export async function hasClosed(
  db: Db,
  { userId, day }: { userId: string; day: BusinessDay },
): Promise<boolean> {
  const [row] = await db
    .select({ id: closings.id })
    .from(closings)
    .where(and(eq(closings.userId, userId), eq(closings.day, day), ne(closings.state, 'eliminado')))
  return row !== undefined
}

type Held = {
  sales: Awaited<ReturnType<typeof unclosedSales>>
  returns: Awaited<ReturnType<typeof unreturnedSales>>
  drawer: { id: number }[]
  cash: CashCount | null
}

async function hold(tx: Db, closingId: number, { sales, returns, drawer, cash }: Held) {
  const held = sales.map((sale) => ({
    closingId,
    orderId: sale.orderId,
    completedAt: sale.completedAt,
    amount: sale.total,
    paymentMethod: isCash(sale)
      ? 'efectivo'
      : sale.paymentMethod === 'efectivo'
        ? sale.paymentState
        : sale.paymentMethod,
  }))
  for (let start = 0; start < held.length; start += 1000) {
    await tx.insert(closingSales).values(held.slice(start, start + 1000))
  }
  for (const { orderId, closingId: sold, completedAt } of returns) {
    await tx
      .update(closingSales)
      .set({ returnedIn: closingId })
      .where(
        and(
          eq(closingSales.closingId, sold),
          eq(closingSales.orderId, orderId),
          eq(closingSales.completedAt, completedAt),
        ),
      )
  }
  const ids = drawer.map((expense) => expense.id)
  if (ids.length > 0) await tx.update(expenses).set({ closingId }).where(inArray(expenses.id, ids))
  if (cash) await tx.insert(closingCash).values(cash.map((counted) => ({ ...counted, closingId })))
}
