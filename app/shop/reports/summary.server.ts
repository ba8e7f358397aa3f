import { and, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { expenses } from '#db/schema/expenses.ts'
import { orderLines, orders } from '#db/schema/orders.ts'
import { instants, type Period } from './period.ts'

/** Completed in the period and not deleted: what counts as income. */
export function soldIn(period: Period): SQL {
  const { start, end } = instants(period)
  return sql`${orders.status} = 'completado' and ${orders.deletedAt} is null and ${orders.completedAt} >= ${start.toISOString()}::timestamptz and ${orders.completedAt} < ${end.toISOString()}::timestamptz`
}

const total = (where: SQL) => sql<Money>`coalesce(sum(${orders.total}) filter (where ${where}), 0)::bigint`
const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`

/** The summary cards. Costs are a separate read, for those who may see them. */
export async function summarise(db: Db, period: Period) {
  const { start, end } = instants(period)
  const [[sales], [cancelled], [spent]] = await Promise.all([
    db
      .select({
        storeIncome: total(sql`${orders.channel} = 'store'`),
        webIncome: total(sql`${orders.channel} = 'web'`),
        storeOrders: count(sql`${orders.channel} = 'store'`),
        webOrders: count(sql`${orders.channel} = 'web'`),
      })
      .from(orders)
      .where(soldIn(period)),
    db
      .select({
        orders: sql<number>`count(*)::int`,
        total: sql<Money>`coalesce(sum(${orders.total}), 0)::bigint`,
      })
      .from(orders)
      .where(
        and(
          sql`${orders.status} = 'cancelado'`,
          isNull(orders.deletedAt),
          gte(orders.cancelledAt, start),
          lt(orders.cancelledAt, end),
        ),
      ),
    db
      .select({
        count: sql<number>`count(*)::int`,
        total: sql<Money>`coalesce(sum(${expenses.amount}), 0)::bigint`,
      })
      .from(expenses)
      .where(
        and(isNull(expenses.deletedAt), gte(expenses.spentOn, period.from), lte(expenses.spentOn, period.to)),
      ),
  ])
  if (!sales || !cancelled || !spent) throw new Error('A sum always has a row')
  const income = (sales.storeIncome + sales.webIncome) as Money
  return {
    ...sales,
    income,
    orders: sales.storeOrders + sales.webOrders,
    cancelledOrders: cancelled.orders,
    cancelledTotal: cancelled.total,
    expenses: spent.total,
    expenseCount: spent.count,
    netProfit: (income - spent.total) as Money,
  }
}

/** What the sold goods cost, at the cost of their moment; only for those who may see costs. */
export async function summariseCosts(db: Db, period: Period) {
  const [row] = await db
    .select({
      goodsSold: sql<Money>`coalesce(sum(${orderLines.total}), 0)::bigint`,
      cost: sql<Money>`coalesce(sum(${orderLines.unitCost} * ${orderLines.quantity}), 0)::bigint`,
      discounts: sql<Money>`(select coalesce(sum(${orders.discount}), 0)::bigint from ${orders} where ${soldIn(period)})`,
    })
    .from(orderLines)
    .innerJoin(orders, sql`${orders.id} = ${orderLines.orderId}`)
    .where(soldIn(period))
  if (!row) throw new Error('A sum always has a row')
  return { cost: row.cost, margin: (row.goodsSold - row.discounts - row.cost) as Money }
}
