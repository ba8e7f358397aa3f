import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { orders } from './orders.ts'

/** One card payment at Pagadito; its order's number is the ern. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    ern: text('ern').notNull(),
    token: text('token').unique(),
    /** Where the customer pays; a second tap leads to the same payment. */
    url: text('url'),
    amountUsdCents: integer('amount_usd_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    status: text('status', {
      enum: ['starting', 'open', 'completed', 'failed', 'revoked', 'canceled'],
    }).notNull(),
    reference: text('reference'),
    paidAt: text('paid_at'),
    createdAt: createdAt(),
    checkedAt: moment('checked_at'),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    index('payments_open').on(t.createdAt).where(sql`${t.status} = 'open'`),
    index('payments_unchecked').on(t.checkedAt.asc().nullsFirst()).where(sql`${t.status} = 'open'`),
    check(
      'payments_status_known',
      sql`${t.status} in ('starting', 'open', 'completed', 'failed', 'revoked', 'canceled')`,
    ),
    check('payments_currency_usd', sql`${t.currency} = 'USD'`),
    check('payments_amount_positive', sql`${t.amountUsdCents} > 0`),
  ],
)

/** Every answer of the provider, as it came. Append-only. */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    outcome: text('outcome').notNull(),
    answer: jsonb('answer'),
    at: moment('at').notNull(),
  },
  (t) => [index('payment_checks_payment').on(t.paymentId)],
)
