import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { KeptMovement, KeptSales } from '#app/shop/closings/kept-day.ts'
import type { BusinessDay } from '../../app/shop/kernel/business-day.ts'
import { users } from './accounts.ts'
import { createdAt, moment, money, updatedAt } from './columns.ts'
import { orders } from './orders.ts'

/** cierre: what one staff member sold and counted; at most one a day among those not eliminado. */
export const closings = pgTable(
  'closings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day', { mode: 'string' }).notNull().$type<BusinessDay>(),
    state: text('state', { enum: ['completado', 'eliminado'] })
      .notNull()
      .default('completado'),
    comment: text('comment'),
    /** ventas_dia and movimientos_inventario, kept as they were at that moment. */
    sales: jsonb('sales').notNull().$type<KeptSales>(),
    movements: jsonb('movements').notNull().$type<KeptMovement[]>(),
    salesTotal: money('sales_total').notNull(),
    openingAmount: money('opening_amount').notNull().default(sql`0`),
    drawerExpenses: money('drawer_expenses').notNull().default(sql`0`),
    expectedCash: money('expected_cash').notNull(),
    /** Null when the drawer was not counted. */
    countedCash: money('counted_cash'),
    difference: money('difference').generatedAlwaysAs(sql`counted_cash - expected_cash`),
    closedAt: moment('closed_at').notNull(),
    deletedAt: moment('deleted_at'),
    deletedBy: text('deleted_by').references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('closings_one_a_day').on(t.userId, t.day).where(sql`${t.state} <> 'eliminado'`),
    index('closings_newest').on(t.day.desc(), t.id.desc()),
    check('closings_state_known', sql`${t.state} in ('completado', 'eliminado')`),
    check(
      'closings_deleted_by_somebody',
      sql`(${t.state} = 'eliminado') = (${t.deletedAt} is not null) and (${t.deletedAt} is null) = (${t.deletedBy} is null)`,
    ),
    check(
      'closings_amounts',
      sql`${t.openingAmount} >= 0 and ${t.drawerExpenses} >= 0 and ${t.countedCash} >= 0`,
    ),
  ],
)

/** The drawer counted by denomination. */
export const closingCash = pgTable(
  'closing_cash',
  {
    closingId: integer('closing_id')
      .notNull()
      .references(() => closings.id, { onDelete: 'cascade' }),
    denomination: money('denomination').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.closingId, t.denomination] }),
    check('closing_cash_pieces', sql`${t.pieces} between 0 and 100000 and ${t.denomination} > 0`),
  ],
)

/** Which completed sales a closing holds; freed when the closing is deleted. */
export const closingSales = pgTable(
  'closing_sales',
  {
    closingId: integer('closing_id')
      .notNull()
      .references(() => closings.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    completedAt: moment('completed_at').notNull(),
    amount: money('amount').notNull(),
    paymentMethod: text('payment_method').notNull(),
    freedAt: moment('freed_at'),
    /** The later closing that gave it back, when the sale was reopened or cancelled after being closed. */
    returnedIn: integer('returned_in').references(() => closings.id),
  },
  (t) => [
    primaryKey({ columns: [t.closingId, t.orderId, t.completedAt] }),
    uniqueIndex('closing_sales_in_one_closing').on(t.orderId, t.completedAt).where(sql`${t.freedAt} is null`),
    index('closing_sales_returned_in').on(t.returnedIn).where(sql`${t.returnedIn} is not null`),
    index('closing_sales_live').on(t.orderId).where(sql`${t.freedAt} is null and ${t.returnedIn} is null`),
    check('closing_sales_returned_later', sql`${t.returnedIn} <> ${t.closingId}`),
  ],
)
