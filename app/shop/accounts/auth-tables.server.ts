import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { credentials, sessions, twoFactors, verifications } from '#db/schema/accounts.ts'
import { createdAt, moment, updatedAt } from '#db/schema/columns.ts'

/** The table of users as better-auth knows it: its "email" is our handle, and ours is "contactEmail". */
const user = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('handle').notNull(),
  contactEmail: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  kind: text('kind').notNull(),
  role: text('role'),
  phone: text('phone'),
  address: text('address'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull(),
  disabledAt: moment('disabled_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const authTables = {
  user,
  session: sessions,
  account: credentials,
  verification: verifications,
  twoFactor: twoFactors,
}
