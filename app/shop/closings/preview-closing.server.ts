import { businessDay } from '#app/shop/kernel/business-day.ts'
import { addMoney, ZERO } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { hasClosed } from './close-day.server.ts'
import { closingTotals } from './closing-totals.ts'
import { newest } from './newest.ts'
import {
  movementsOfDay,
  unclosedSales,
  uncountedDrawerExpenses,
  unreturnedSales,
} from './unclosed-sales.server.ts'

/** What a closing made now would hold. The cash it expects is not told: the drawer is counted first. */
export async function previewClosing(db: Db, { userId, now }: { userId: string; now: Date }) {
  const day = businessDay(now)
  const [closed, sales, returns, expenses, movements] = await Promise.all([
    hasClosed(db, { userId, day }),
    unclosedSales(db),
    unreturnedSales(db),
    uncountedDrawerExpenses(db),
    movementsOfDay(db, day),
  ])
  const { salesTotal, byMethod } = closingTotals(sales, returns)
  const spent = addMoney(ZERO, ...expenses.map((expense) => expense.amount))
  return {
    day,
    closed,
    sales: newest(sales),
    returns,
    expenses,
    spent,
    movements: newest(movements),
    salesTotal,
    byMethod: byMethod.map(({ method, count }) => ({ method, count })),
  }
}
