import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

/** What people wrote through the contact and the support form. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['contact', 'support'] }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by').references(() => users.id),
  },
  (t) => [
    index('messages_newest').on(t.createdAt.desc()),
    index('messages_unread').on(t.createdAt).where(sql`${t.readAt} is null`),
    check('messages_kind_known', sql`${t.kind} in ('contact', 'support')`),
    check(
      'messages_bounded',
      sql`length(${t.name}) between 1 and 120 and length(${t.email}) <= 254 and length(${t.subject}) between 1 and 200 and length(${t.body}) between 1 and 5000`,
    ),
  ],
)
