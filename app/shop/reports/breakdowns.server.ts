import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { categories } from '#db/schema/categories.ts'
import { orderLines, orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'
import { daysOf, type Period } from './period.ts'
import { soldIn } from './summary.server.ts'

export type Share = { name: string; units: number; amount: Money }

/** Sales of each day, days without any included. */
export async function salesByDay(db: Db, period: Period) {
  const day = sql<BusinessDay>`((${orders.completedAt} at time zone 'America/Managua')::date)::text`
  const rows = await db
    .select({
      day,
      orders: sql<number>`count(*)::int`,
      store: sql<Money>`coalesce(sum(${orders.total}) filter (where ${orders.channel} = 'store'), 0)::bigint`,
      web: sql<Money>`coalesce(sum(${orders.total}) filter (where ${orders.channel} = 'web'), 0)::bigint`,
    })
    .from(orders)
    .where(soldIn(period))
    .groupBy(sql`1`)
  const found = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map(
    (of) => found.get(of) ?? { day: of, orders: 0, store: 0 as Money, web: 0 as Money },
  )
}

/** Units and amounts of the order lines sold, grouped by what `name` says. */
function linesBy(db: Db, period: Period, name: SQL<string>, limit: number): Promise<Share[]> {
  return db
    .select({
      name,
      units: sql<number>`sum(${orderLines.quantity})::int`,
      amount: sql<Money>`sum(${orderLines.total})::bigint`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(soldIn(period))
    .groupBy(sql`1`)
    .orderBy(desc(sql`3`), sql`1`)
    .limit(limit)
}

export const salesByCategory = (db: Db, period: Period) =>
  linesBy(db, period, sql<string>`coalesce(${categories.name}, 'Sin categoría')`, 30)

export const salesByBrand = (db: Db, period: Period) =>
  linesBy(db, period, sql<string>`coalesce(${orderLines.brand}, 'Sin marca')`, 15)

/** The same money split by how an order was paid or where it went. */
function ordersBy(db: Db, period: Period, name: SQL<string>): Promise<Share[]> {
  return db
    .select({ name, units: sql<number>`count(*)::int`, amount: sql<Money>`sum(${orders.total})::bigint` })
    .from(orders)
    .where(soldIn(period))
    .groupBy(sql`1`)
    .orderBy(desc(sql`3`), sql`1`)
}

export const salesByPaymentMethod = (db: Db, period: Period) =>
  ordersBy(db, period, sql<string>`${orders.paymentMethod}`)

export const salesByDepartment = (db: Db, period: Period) =>
  ordersBy(
    db,
    period,
    sql<string>`case ${orders.deliveryType} when 'pickup' then 'Retiro en tienda' else coalesce(${orders.departmentName}, 'Sin departamento') end`,
  )

/** Best sellers by units. */
export function bestSellers(db: Db, period: Period, { limit }: { limit: number }) {
  return db
    .select({
      productId: orderLines.productId,
      name: products.name,
      units: sql<number>`sum(${orderLines.quantity})::int`,
      amount: sql<Money>`sum(${orderLines.total})::bigint`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(soldIn(period))
    .groupBy(orderLines.productId, products.name)
    .orderBy(desc(sql`3`), products.name)
    .limit(limit)
}
