import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, updatedAt } from './columns.ts'

/** costos de envío: what delivery costs in each department. */
export const departments = pgTable(
  'departments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('departments_name_unique')
      .on(sql`lower(trim(${t.name}))`)
      .where(sql`${t.archivedAt} is null`),
    check('departments_name_length', sql`length(trim(${t.name})) between 1 and 120`),
    check('departments_shipping_cost_not_negative', sql`${t.shippingCost} between 0 and 100000000`),
  ],
)
