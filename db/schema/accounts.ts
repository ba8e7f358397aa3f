import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'

/** People who sign in: customers and staff. The shapes of the first five tables are what better-auth asks for. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Proven once emailVerified; several accounts may claim the same one before. */
    email: text('email').notNull(),
    /** What better-auth takes for the e-mail: unique, and never shown. */
    handle: text('handle').notNull().unique().default(sql`gen_random_uuid()::text || '@cuenta.invalid'`),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    kind: text('kind', { enum: ['customer', 'staff'] })
      .notNull()
      .default('customer'),
    role: text('role', { enum: ['owner', 'manager', 'seller'] }),
    phone: text('phone'),
    address: text('address'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_proven').on(sql`lower(${t.email})`, t.kind).where(sql`${t.emailVerified}`),
    index('users_email').on(sql`lower(${t.email})`),
    check('users_staff_have_a_role', sql`(${t.kind} = 'staff') = (${t.role} is not null)`),
    check('users_kind_known', sql`${t.kind} in ('customer', 'staff')`),
    check('users_role_known', sql`${t.role} in ('owner', 'manager', 'seller')`),
    check('users_name_length', sql`length(trim(${t.name})) between 1 and 120`),
    check('users_email_length', sql`length(${t.email}) between 3 and 254`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expired').on(t.expiresAt)],
)

export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('credentials_user_provider').on(t.userId, t.providerId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier), index('verifications_expired').on(t.expiresAt)],
)

export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [index('two_factors_user').on(t.userId)],
)

/** Attempts counted by what is tried and by whom; shared by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull().unique(),
    count: integer('count').notNull(),
    /** When the counting began, in milliseconds. */
    lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
  },
  (t) => [index('rate_limits_last').on(t.lastRequest)],
)
