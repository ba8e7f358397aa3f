import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import { type Database, database } from '#db/client.ts'
import { authTables } from './auth-tables.server.ts'
import { hashSlowly, verifySlowly } from './password-hash.server.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords.ts'

const day = 24 * 60 * 60

type Options = { db: Database; secret: string; publicUrl: string }

/** Sessions, cookies, passwords and second factors. Its own HTTP endpoints are not mounted: our verbs call `auth.api`. */
export function createAuth({ db, secret, publicUrl }: Options) {
  return betterAuth({
    appName: 'FitoNica',
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: authTables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD.customer,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: hashSlowly,
        verify: ({ hash, password }) => verifySlowly(password, hash),
      },
    },
    user: {
      additionalFields: {
        contactEmail: { type: 'string', required: true },
        phone: { type: 'string', required: false },
        address: { type: 'string', required: false },
        kind: { type: 'string', required: false, input: false, defaultValue: 'customer' },
        role: { type: 'string', required: false, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    plugins: [
      twoFactor({
        issuer: 'FitoNica',
        twoFactorCookieMaxAge: 10 * 60,
        backupCodeOptions: { amount: 10, storeBackupCodes: 'encrypted' },
      }),
    ],
    advanced: {
      cookiePrefix: 'fitonica',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
    // Counted by our own verbs, before any password is hashed.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  })
}

export type Auth = ReturnType<typeof createAuth>

let ours: Auth | undefined

/** The process's one, made from what the starter left in the environment. */
export function authOf(): Auth {
  ours ??= createAuth({
    db: database(),
    secret: needed('SESSION_SECRET'),
    publicUrl: needed('PUBLIC_URL'),
  })
  return ours
}

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the starter sets it before anybody signs in`)
  return value
}
