import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BusinessDay } from '../../app/shop/kernel/business-day.ts'
import type { ExchangeRate } from '../../app/shop/kernel/exchange-rate.ts'
import { users } from './accounts.ts'
import { createdAt, moment, money, updatedAt } from './columns.ts'
import { customers } from './customers.ts'
import { products } from './products.ts'
import { promoCodes } from './promotions.ts'
import { departments } from './shipping.ts'

export const orderStatuses = ['pendiente', 'en_proceso', 'completado', 'cancelado'] as const
export const paymentMethods = ['efectivo', 'transferencia', 'tarjeta', 'sinpe', 'pagadito'] as const
export const webPaymentStates = ['pending', 'completed', 'failed'] as const
export const storePaymentStates = ['pendiente', 'pagado', 'credito', 'regalia'] as const

/** Orders of both channels: FW- numbers from the web (Pedidos Web), FN- numbers from the counter (Pedidos). */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    channel: text('channel', { enum: ['web', 'store'] }).notNull(),
    number: text('number').notNull().unique(),
    /** The unguessable part of the confirmation's address. */
    token: text('token').notNull().unique(),
    checkoutKey: text('checkout_key').unique(),
    /** What that key was sent with, so that the same key with another cart is refused. */
    checkoutFingerprint: text('checkout_fingerprint'),
    placedFrom: text('placed_from'),
    customerId: integer('customer_id').references(() => customers.id),
    /** The customer's account, when signed in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email'),
    customerPhone: text('customer_phone').notNull(),
    customerAddress: text('customer_address'),
    deliveryType: text('delivery_type', { enum: ['pickup', 'delivery'] }).notNull(),
    departmentId: integer('department_id').references(() => departments.id),
    departmentName: text('department_name'),
    shippingCost: money('shipping_cost').notNull().default(sql`0`),
    pickupDay: date('pickup_day', { mode: 'string' }).$type<BusinessDay>(),
    pickupTime: text('pickup_time'),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    /** Web: pending, completed, failed. Store (estado_pago): pendiente, pagado, credito, regalia. */
    paymentState: text('payment_state', { enum: [...webPaymentStates, ...storePaymentStates] }).notNull(),
    notes: text('notes'),
    subtotal: money('subtotal').notNull(),
    promoCodeId: integer('promo_code_id').references(() => promoCodes.id),
    promoCode: text('promo_code'),
    promoPercent: smallint('promo_percent'),
    /** descuento_extraordinario, given at the counter. */
    extraordinaryPercent: smallint('extraordinary_percent').notNull().default(0),
    /** What the promo code or the extraordinary discount takes off the subtotal. */
    discount: money('discount').notNull().default(sql`0`),
    tax: money('tax').notNull().default(sql`0`),
    total: money('total').notNull(),
    exchangeRate: integer('exchange_rate').notNull().$type<ExchangeRate>(),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** What this order has of the stock now: units reserved, units taken, or nothing. */
    holding: text('holding', { enum: ['reserved', 'taken', 'nothing'] }).notNull(),
    /** When unconfirmed units go back to the shelf; null once staff confirmed. */
    reservedUntil: moment('reserved_until'),
    reservationLapsedAt: moment('reservation_lapsed_at'),
    confirmedAt: moment('confirmed_at'),
    completedAt: moment('completed_at'),
    cancelledAt: moment('cancelled_at'),
    deletedAt: moment('deleted_at'),
    deletedBy: text('deleted_by').references(() => users.id),
    /** Staff who wrote the order down. */
    createdBy: text('created_by').references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchAll: text('search_all')
      .notNull()
      .generatedAlwaysAs(
        sql`search_text(number || ' ' || customer_name || ' ' || customer_phone || ' ' || coalesce(customer_email, ''))`,
      ),
  },
  (t) => [
    index('orders_newest').on(t.channel, t.createdAt.desc(), t.id.desc()).where(sql`${t.deletedAt} is null`),
    index('orders_by_total').on(t.channel, t.total, t.id).where(sql`${t.deletedAt} is null`),
    index('orders_by_customer')
      .on(t.channel, sql`${t.customerName} collate spanish`, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('orders_by_status').on(t.channel, t.status, t.createdAt.desc()).where(sql`${t.deletedAt} is null`),
    index('orders_web_open')
      .on(t.confirmedAt, t.total)
      .where(
        sql`${t.channel} = 'web' and ${t.deletedAt} is null and ${t.status} in ('pendiente', 'en_proceso')`,
      ),
    index('orders_completed')
      .on(t.completedAt)
      .where(sql`${t.status} = 'completado' and ${t.deletedAt} is null`),
    index('orders_customer').on(t.customerId, t.createdAt.desc()),
    index('orders_user').on(t.userId, t.createdAt.desc()),
    index('orders_email').on(sql`lower(${t.customerEmail})`),
    index('orders_placed_from').on(t.placedFrom, t.createdAt.desc()).where(sql`${t.placedFrom} is not null`),
    index('orders_phone').on(t.customerPhone, t.createdAt.desc()),
    index('orders_reserved_until')
      .on(t.reservedUntil)
      .where(sql`${t.holding} = 'reserved' and ${t.reservedUntil} is not null`),
    index('orders_pickups')
      .on(t.pickupDay, t.pickupTime)
      .where(sql`${t.pickupDay} is not null and ${t.deletedAt} is null`),
    index('orders_search').using('gin', sql`${t.searchAll} gin_trgm_ops`),
    check('orders_channel_known', sql`${t.channel} in ('web', 'store')`),
    check(
      'orders_number_shape',
      sql`${t.number} ~ (case ${t.channel} when 'web' then '^FW-[0-9]{6,}$' else '^FN-[0-9]{6,}$' end)`,
    ),
    check('orders_customer_name', sql`length(trim(${t.customerName})) between 1 and 120`),
    check('orders_customer_phone', sql`length(trim(${t.customerPhone})) between 1 and 30`),
    check(
      'orders_texts_bounded',
      sql`length(${t.customerAddress}) <= 400 and length(${t.notes}) <= 4000 and length(${t.customerEmail}) <= 254`,
    ),
    check('orders_status_known', sql`${t.status} in ('pendiente', 'en_proceso', 'completado', 'cancelado')`),
    check(
      'orders_payment_state_known',
      sql`case ${t.channel} when 'web' then ${t.paymentState} in ('pending', 'completed', 'failed') else ${t.paymentState} in ('pendiente', 'pagado', 'credito', 'regalia') end`,
    ),
    check(
      'orders_payment_method_known',
      sql`${t.paymentMethod} in ('efectivo', 'transferencia', 'tarjeta', 'sinpe', 'pagadito')`,
    ),
    check(
      'orders_delivery',
      sql`case ${t.deliveryType} when 'pickup' then ${t.shippingCost} = 0 when 'delivery' then coalesce(length(trim(${t.customerAddress})), 0) > 0 and coalesce(length(trim(${t.departmentName})), 0) > 0 else false end`,
    ),
    check(
      'orders_pickup_slot',
      sql`(${t.pickupDay} is null) = (${t.pickupTime} is null) and ${t.pickupTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
    check(
      'orders_amounts',
      sql`${t.subtotal} >= 0 and ${t.shippingCost} >= 0 and ${t.discount} between 0 and ${t.subtotal} and ${t.tax} = 0`,
    ),
    check(
      'orders_total_adds_up',
      sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.shippingCost} + ${t.tax}`,
    ),
    check(
      'orders_percents',
      sql`${t.extraordinaryPercent} between 0 and 100 and ${t.promoPercent} between 0 and 100`,
    ),
    check('orders_regalia_is_free', sql`${t.paymentState} <> 'regalia' or ${t.extraordinaryPercent} = 100`),
    check(
      'orders_holding_follows_status',
      sql`case when ${t.deletedAt} is not null or ${t.status} = 'cancelado' then ${t.holding} = 'nothing' when ${t.status} = 'completado' then ${t.holding} = 'taken' else ${t.holding} = 'reserved' or (${t.holding} = 'nothing' and ${t.reservationLapsedAt} is not null) end`,
    ),
    check('orders_completed_when', sql`(${t.status} = 'completado') = (${t.completedAt} is not null)`),
    check('orders_exchange_rate', sql`${t.exchangeRate} > 0`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    position: smallint('position').notNull(),
    productName: text('product_name').notNull(),
    brand: text('brand'),
    sku: text('sku'),
    listPrice: money('list_price').notNull(),
    discountPercent: smallint('discount_percent').notNull().default(0),
    unitPrice: money('unit_price').notNull(),
    unitCost: money('unit_cost').notNull(),
    quantity: integer('quantity').notNull(),
    total: money('total').notNull(),
    searchName: text('search_name').notNull().generatedAlwaysAs(sql`search_text(product_name)`),
  },
  (t) => [
    uniqueIndex('order_lines_product_once').on(t.orderId, t.productId),
    index('order_lines_product').on(t.productId),
    index('order_lines_search').using('gin', sql`${t.searchName} gin_trgm_ops`),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 100000`),
    check('order_lines_amounts', sql`${t.unitPrice} >= 0 and ${t.listPrice} >= 0 and ${t.unitCost} >= 0`),
    check('order_lines_total', sql`${t.total} = ${t.unitPrice} * ${t.quantity}`),
    check('order_lines_discount_percent', sql`${t.discountPercent} between 0 and 100`),
  ],
)

/** The order's whole story: created, status, payment, edited, confirmed, reservation, deleted. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', {
      enum: [
        'created',
        'status',
        'payment',
        'edited',
        'confirmed',
        'reservation-lapsed',
        'reservation-renewed',
        'deleted',
      ],
    }).notNull(),
    from: text('from_value'),
    to: text('to_value'),
    detail: jsonb('detail'),
    /** Who: staff or customer account; null for a guest or the shop itself. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    actor: text('actor').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('order_events_order').on(t.orderId, t.id),
    check(
      'order_events_kind_known',
      sql`${t.kind} in ('created', 'status', 'payment', 'edited', 'confirmed', 'reservation-lapsed', 'reservation-renewed', 'deleted')`,
    ),
  ],
)
