import { and, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { addDays, businessDay, firstOfMonth, startOfDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { stock } from '#db/schema/inventory.ts'
import { messages } from '#db/schema/messages.ts'
import { orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'
import { bestSellers, salesByDay } from './breakdowns.server.ts'
import { periodBefore } from './period.ts'
import { countLowStock, lowStock } from './stock-at-risk.server.ts'
import { summarise } from './summary.server.ts'

const ACTIVE_DAYS = 90

/** The four cards, the two lists, the last 30 days beside the 30 before, and what waits for a person. */
export async function readDashboard(db: Db, { now }: { now: Date }) {
  const today = businessDay(now)
  const last30 = { from: addDays(today, -29), to: today }
  const { expiryDays } = await readSettings(db)
  const [cards, month, days, daysBefore, best, low, waiting] = await Promise.all([
    readCards(db, now),
    summarise(db, { from: firstOfMonth(today), to: today }),
    salesByDay(db, last30),
    salesByDay(db, periodBefore(last30)),
    bestSellers(db, last30, { limit: 8 }),
    lowStock(db, { limit: 8 }),
    readWaiting(db, { now, expiryDays }),
  ])
  return { ...cards, monthSales: month.income, days, daysBefore, best, low, waiting }
}

async function readCards(db: Db, now: Date) {
  const start = startOfDay(businessDay(now))
  const since = startOfDay(addDays(businessDay(now), -ACTIVE_DAYS))
  const [[goods], [today], [people]] = await Promise.all([
    db.select({ count: sql<number>`count(*)::int` }).from(products).where(isNull(products.archivedAt)),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(gte(orders.createdAt, start), isNull(orders.deletedAt))),
    db
      .select({ count: sql<number>`count(distinct ${orders.customerId})::int` })
      .from(orders)
      .where(and(gte(orders.createdAt, since), isNull(orders.deletedAt))),
  ])
  return { products: goods?.count ?? 0, ordersToday: today?.count ?? 0, activeCustomers: people?.count ?? 0 }
}

async function readWaiting(db: Db, { now, expiryDays }: { now: Date; expiryDays: number }) {
  const today = businessDay(now)
  const open = sql`${orders.status} in ('pendiente', 'en_proceso') and ${orders.deletedAt} is null`
  const [[webOrders], [pickups], [expiring], [unread], lowCount] = await Promise.all([
    db
      .select({
        count: sql<number>`count(*)::int`,
        total: sql<Money>`coalesce(sum(${orders.total}), 0)::bigint`,
      })
      .from(orders)
      .where(and(open, eq(orders.channel, 'web'))),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(open, eq(orders.pickupDay, today))),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(products)
      .innerJoin(stock, eq(stock.productId, products.id))
      .where(
        and(
          isNull(products.archivedAt),
          isNotNull(products.expiresOn),
          gt(stock.onHand, 0),
          lte(products.expiresOn, addDays(today, expiryDays)),
        ),
      ),
    db.select({ count: sql<number>`count(*)::int` }).from(messages).where(isNull(messages.readAt)),
    countLowStock(db),
  ])
  return {
    webOrders: webOrders?.count ?? 0,
    webOrdersTotal: webOrders?.total ?? (0 as Money),
    pickupsToday: pickups?.count ?? 0,
    expiring: expiring?.count ?? 0,
    unreadMessages: unread?.count ?? 0,
    lowStock: lowCount,
  }
}
