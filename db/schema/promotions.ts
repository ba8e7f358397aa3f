import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BusinessDay } from '../../app/shop/kernel/business-day.ts'
import { createdAt, moment, money, updatedAt } from './columns.ts'
import { customers } from './customers.ts'
import { orders } from './orders.ts'

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    description: text('description'),
    discountPercent: smallint('discount_percent').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull().$type<BusinessDay>(),
    endsOn: date('ends_on', { mode: 'string' }).notNull().$type<BusinessDay>(),
    active: boolean('active').notNull().default(true),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    minimumPurchase: money('minimum_purchase'),
    version: integer('version').notNull().default(1),
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('promo_codes_code_unique').on(t.code).where(sql`${t.archivedAt} is null`),
    check(
      'promo_codes_upper_case',
      sql`${t.code} = upper(trim(${t.code})) and length(${t.code}) between 1 and 40`,
    ),
    check('promo_codes_discount_percent', sql`${t.discountPercent} between 0 and 100`),
    check('promo_codes_dates_in_order', sql`${t.endsOn} >= ${t.startsOn}`),
    check(
      'promo_codes_limits',
      sql`${t.maxUses} > 0 and ${t.maxUsesPerCustomer} > 0 and ${t.minimumPurchase} >= 0`,
    ),
  ],
)

/** One use for each order; given back when the order is cancelled or deleted. */
export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCodes.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: integer('customer_id').references(() => customers.id),
    usedAt: moment('used_at').notNull(),
    releasedAt: moment('released_at'),
  },
  (t) => [
    uniqueIndex('promo_code_uses_once_per_order').on(t.orderId).where(sql`${t.releasedAt} is null`),
    index('promo_code_uses_live').on(t.promoCodeId, t.customerId).where(sql`${t.releasedAt} is null`),
  ],
)
