import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BusinessDay } from '../../app/shop/kernel/business-day.ts'
import { users } from './accounts.ts'
import { closings } from './closings.ts'
import { createdAt, moment, money, updatedAt } from './columns.ts'

export const expenseCategories = pgTable(
  'expense_categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    uniqueIndex('expense_categories_name_unique').on(sql`lower(trim(${t.name}))`),
    check('expense_categories_name_length', sql`length(trim(${t.name})) between 1 and 80`),
  ],
)

export const expenses = pgTable(
  'expenses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    description: text('description').notNull(),
    amount: money('amount').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => expenseCategories.id),
    spentOn: date('spent_on', { mode: 'string' }).notNull().$type<BusinessDay>(),
    notes: text('notes'),
    /** "pagado de caja": the money came out of the drawer, so the closing expects less cash. */
    paidFromDrawer: boolean('paid_from_drawer').notNull().default(false),
    closingId: integer('closing_id').references(() => closings.id),
    userId: text('user_id').references(() => users.id),
    version: integer('version').notNull().default(1),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('expenses_by_day').on(t.spentOn.desc(), t.id.desc()).where(sql`${t.deletedAt} is null`),
    index('expenses_category').on(t.categoryId),
    check(
      'expenses_whole_cordobas',
      sql`${t.amount} >= 100 and ${t.amount} % 100 = 0 and ${t.amount} <= 10000000000`,
    ),
    check('expenses_description_length', sql`length(trim(${t.description})) between 1 and 300`),
  ],
)
