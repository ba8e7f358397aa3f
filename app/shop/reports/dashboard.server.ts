import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { countProductsToAttend } from '#app/shop/catalog/list-products-for-staff.server.ts'
import { addDays, businessDay, firstOfMonth, startOfDay } from '#app/shop/kernel/business-day.ts'
import { countUnreadMessages } from '#app/shop/messages/list-messages.server.ts'
import { countWebWork } from '#app/shop/orders/web-work.server.ts'
import type { Db } from '#db/client.ts'
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
  const [cards, month, days, daysBefore, best, low, waiting] = await Promise.all([
    readCards(db, now),
    summarise(db, { from: firstOfMonth(today), to: today }),
    salesByDay(db, last30),
    salesByDay(db, periodBefore(last30)),
    bestSellers(db, last30, { limit: 8 }),
    lowStock(db, { limit: 8 }),
    readWaiting(db, now),
  ])
  return { ...cards, monthSales: month.income, days, daysBefore, best, low, waiting }
}

async function readCards(db: Db, now: Date) {
  const start = startOfDay(businessDay(now))
  const since = startOfDay(addDays(businessDay(now), -ACTIVE_DAYS))
  const [[goods], [today], [people]] = await Promise.all([
    db.select({ count: sql<number>`count(*)::int` }).from(products).where(isNull(products.archivedAt)),
    db
      .select({
        store: sql<number>`(count(*) filter (where ${orders.channel} = 'store'))::int`,
        web: sql<number>`(count(*) filter (where ${orders.channel} = 'web'))::int`,
      })
      .from(orders)
      .where(and(gte(orders.createdAt, start), isNull(orders.deletedAt))),
    db
      .select({ count: sql<number>`count(distinct ${orders.customerId})::int` })
      .from(orders)
      .where(and(gte(orders.createdAt, since), isNull(orders.deletedAt))),
  ])
  return {
    products: goods?.count ?? 0,
    storeOrdersToday: today?.store ?? 0,
    webOrdersToday: today?.web ?? 0,
    activeCustomers: people?.count ?? 0,
  }
}

async function readWaiting(db: Db, now: Date) {
  const [work, [pickups], toAttend, unreadMessages, lowStock] = await Promise.all([
    countWebWork(db),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(
        and(
          inArray(orders.status, ['pendiente', 'en_proceso']),
          isNull(orders.deletedAt),
          eq(orders.pickupDay, businessDay(now)),
        ),
      ),
    countProductsToAttend(db, { now }),
    countUnreadMessages(db),
    countLowStock(db),
  ])
  return {
    toConfirm: work['por-confirmar'],
    toDeliver: work['por-entregar'],
    pickupsToday: pickups?.count ?? 0,
    expiring: toAttend['por-vencer'],
    expired: toAttend.vencidos,
    unreadMessages,
    lowStock,
  }
}
