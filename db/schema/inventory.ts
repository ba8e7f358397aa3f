import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment, updatedAt } from './columns.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'

/** The balance of one product: on hand = sum of its movements, reserved = units held by open orders. */
export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    available: integer('available').notNull().generatedAlwaysAs(sql`on_hand - reserved`),
  },
  (t) => [
    check('stock_on_hand_not_negative', sql`${t.onHand} >= 0`),
    check('stock_reserved_not_negative', sql`${t.reserved} >= 0`),
    check('stock_never_oversold', sql`${t.reserved} <= ${t.onHand}`),
    index('stock_available').on(t.available),
  ],
)

export const movementKinds = [
  'initial',
  'adjustment',
  'adjustment-edited',
  'adjustment-voided',
  'sale',
  'sale-returned',
  'product-edited',
  'import',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Every change of what is on hand. A trigger refuses every update and delete. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    kind: text('kind', { enum: movementKinds }).notNull(),
    quantity: integer('quantity').notNull(),
    stockBefore: integer('stock_before').notNull(),
    stockAfter: integer('stock_after').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    adjustmentId: integer('adjustment_id').references(() => adjustments.id),
    comment: text('comment'),
    userId: text('user_id').references(() => users.id),
    at: moment('at').notNull(),
  },
  (t) => [
    index('stock_movements_product').on(t.productId, t.id.desc()),
    index('stock_movements_at').on(t.at.desc()),
    index('stock_movements_order').on(t.orderId),
    check(
      'stock_movements_kind_known',
      sql`${t.kind} in ('initial', 'adjustment', 'adjustment-edited', 'adjustment-voided', 'sale', 'sale-returned', 'product-edited', 'import')`,
    ),
    check('stock_movements_add_up', sql`${t.stockAfter} = ${t.stockBefore} + ${t.quantity}`),
    check('stock_movements_move_something', sql`${t.quantity} <> 0`),
    check('stock_movements_not_below_zero', sql`${t.stockBefore} >= 0 and ${t.stockAfter} >= 0`),
    check(
      'stock_movements_sales_name_their_order',
      sql`${t.kind} not in ('sale', 'sale-returned') or ${t.orderId} is not null`,
    ),
  ],
)

/** ajustes de inventario: an entry or an exit that staff wrote down; voided (anulado), never deleted. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    kind: text('kind', { enum: ['entrada', 'salida'] }).notNull(),
    quantity: integer('quantity').notNull(),
    comment: text('comment'),
    stockBefore: integer('stock_before').notNull(),
    stockAfter: integer('stock_after').notNull(),
    userId: text('user_id').references(() => users.id),
    adjustedAt: moment('adjusted_at').notNull(),
    voidedAt: moment('voided_at'),
    voidedBy: text('voided_by').references(() => users.id),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('adjustments_newest').on(t.adjustedAt.desc(), t.id.desc()),
    index('adjustments_product').on(t.productId),
    check('adjustments_kind_known', sql`${t.kind} in ('entrada', 'salida')`),
    check('adjustments_quantity_positive', sql`${t.quantity} between 1 and 1000000`),
    check('adjustments_not_below_zero', sql`${t.stockBefore} >= 0 and ${t.stockAfter} >= 0`),
    check('adjustments_voided_by_somebody', sql`(${t.voidedAt} is null) = (${t.voidedBy} is null)`),
  ],
)
