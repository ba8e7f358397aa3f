import { and, asc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { startOfDay } from '#app/shop/kernel/business-day.ts'
import type { Db } from '#db/client.ts'
import { closingSales } from '#db/schema/closings.ts'
import { expenses } from '#db/schema/expenses.ts'
import { stockMovements } from '#db/schema/inventory.ts'
import { orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'

/** Completed sales that no live closing holds, of both channels, whoever made them. */
export function unclosedSales(db: Db) {
  return db
    .select({
      orderId: orders.id,
      number: orders.number,
      channel: orders.channel,
      customerName: orders.customerName,
      paymentMethod: orders.paymentMethod,
      paymentState: orders.paymentState,
      total: orders.total,
      completedAt: sql<Date>`${orders.completedAt}`.mapWith(orders.completedAt),
    })
    .from(orders)
    .leftJoin(
      closingSales,
      and(
        eq(closingSales.orderId, orders.id),
        eq(closingSales.completedAt, orders.completedAt),
        isNull(closingSales.freedAt),
      ),
    )
    .where(and(eq(orders.status, 'completado'), isNull(orders.deletedAt), isNull(closingSales.orderId)))
    .orderBy(asc(orders.completedAt), asc(orders.id))
}

/** Sales that a live closing holds although they are not completed any more, or were completed anew. */
export function unreturnedSales(db: Db) {
  return db
    .select({
      orderId: orders.id,
      closingId: closingSales.closingId,
      number: orders.number,
      completedAt: closingSales.completedAt,
      paymentMethod: closingSales.paymentMethod,
      amount: closingSales.amount,
    })
    .from(closingSales)
    .innerJoin(orders, eq(orders.id, closingSales.orderId))
    .where(
      and(
        isNull(closingSales.freedAt),
        isNull(closingSales.returnedIn),
        or(
          ne(orders.status, 'completado'),
          sql`${orders.deletedAt} is not null`,
          ne(orders.completedAt, closingSales.completedAt),
        ),
      ),
    )
    .orderBy(asc(orders.id))
}

/** Expenses paid out of the drawer that no closing has counted yet. */
export function uncountedDrawerExpenses(db: Db) {
  return db
    .select({ id: expenses.id, description: expenses.description, amount: expenses.amount })
    .from(expenses)
    .where(and(eq(expenses.paidFromDrawer, true), isNull(expenses.closingId), isNull(expenses.deletedAt)))
    .orderBy(asc(expenses.id))
}

/** movimientos_inventario of the day. */
export function movementsOfDay(db: Db, day: BusinessDay) {
  return db
    .select({
      kind: stockMovements.kind,
      product: products.name,
      quantity: stockMovements.quantity,
      stockBefore: stockMovements.stockBefore,
      stockAfter: stockMovements.stockAfter,
      at: stockMovements.at,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(and(gte(stockMovements.at, startOfDay(day))))
    .orderBy(asc(stockMovements.id))
}

export function lockSales(tx: Db, ids: number[]) {
  if (ids.length === 0) return
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('share')
}
