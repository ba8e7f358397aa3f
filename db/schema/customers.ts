import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment, updatedAt } from './columns.ts'
import { products } from './products.ts'

/** Everybody who bought or registered: one list, joined by account or by normalised telephone. */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    fullName: text('full_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    notes: text('notes'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    mergedInto: integer('merged_into').references((): AnyPgColumn => customers.id),
    version: integer('version').notNull().default(1),
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchAll: text('search_all')
      .notNull()
      .generatedAlwaysAs(
        sql`search_text(full_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`,
      ),
  },
  (t) => [
    uniqueIndex('customers_account_unique').on(t.userId).where(sql`${t.archivedAt} is null`),
    index('customers_phone').on(t.phone).where(sql`${t.archivedAt} is null`),
    index('customers_email').on(sql`lower(${t.email})`).where(sql`${t.archivedAt} is null`),
    index('customers_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`${t.archivedAt} is null`),
    index('customers_by_name')
      .on(sql`${t.fullName} collate spanish`, t.id)
      .where(sql`${t.archivedAt} is null`),
    index('customers_search').using('gin', sql`${t.searchAll} gin_trgm_ops`),
    check('customers_name_length', sql`length(trim(${t.fullName})) between 1 and 120`),
    check('customers_phone_normalised', sql`${t.phone} ~ '^[1-9][0-9]{7,14}$'`),
    check('customers_merged_are_archived', sql`${t.mergedInto} is null or ${t.archivedAt} is not null`),
    check('customers_not_merged_into_themselves', sql`${t.mergedInto} <> ${t.id}`),
  ],
)

export const favorites = pgTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
)
