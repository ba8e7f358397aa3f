import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import {
  type Budget,
  clearAttempts,
  forgiveAttempt,
  hashed,
  networkOf,
  spendAttempt,
} from './attempts.server.ts'
import type { Auth } from './auth.server.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import { TooManyPasswords } from './password-hash.server.ts'
import { endReplacedSession } from './sign-out.server.ts'

export type AccountKind = 'customer' | 'staff'
type SignIn = { auth: Auth; email: string; password: string; kind: AccountKind; headers: Headers; now: Date }

/** Nobody's handle: trying it costs what trying a real one costs. */
const nobody = 'nadie@cuenta.invalid'

export async function signIn(db: Db, { auth, email, password, kind, headers, now }: SignIn) {
  const account = `${kind}:${email.toLowerCase()}`
  const budgets = budgetsFor(account, headers, auth)
  const allowed = await spendAttempt(db, budgets, now)
  if (!allowed.ok) return allowed
  for (const handle of await handlesToTry(db, email, kind)) {
    const answer = await tryPassword(auth, handle, { password, kind, headers })
    if (answer === 'busy') {
      await forgiveAttempt(db, budgets)
      return refused('busy')
    }
    if (!answer) continue
    await endReplacedSession(auth, headers)
    await clearAttempts(db, budgets[0])
    await forgiveAttempt(db, budgets.slice(1))
    const cookies = new Headers(answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
    cookies.append('set-cookie', rememberDevice({ account, ...cookieOptions(auth) }))
    return { ok: true as const, cookies, secondFactor: answer.secondFactor }
  }
  return refused('wrong-credentials')
}

/** A known browser has its own count; strangers share the account's, and the one of where they come from. */
function budgetsFor(account: string, headers: Headers, auth: Auth): [Budget, ...Budget[]] {
  const device = knownDevice(headers, { account, ...cookieOptions(auth) })
  if (device) return [{ key: `sign-in:device:${hashed(device)}`, most: 10, minutes: 15 }]
  const address = networkOf(headers.get('x-client-address') ?? '')
  return [
    { key: `sign-in:account:${hashed(account)}`, most: 10, minutes: 15 },
    { key: `sign-in:address:${address}`, most: 100, minutes: 15 },
  ]
}

const cookieOptions = ({ options }: Auth) => ({
  secret: options.secret,
  secure: options.advanced.useSecureCookies,
})

/**
 * The account that has proven the e-mail, then the newest that only claims it. Where one is missing nobody takes
 * its place: a wrong password costs the same whoever exists.
 */
async function handlesToTry(db: Db, email: string, kind: AccountKind): Promise<string[]> {
  const proven = (emailVerified: boolean) =>
    db
      .select({ handle: users.handle })
      .from(users)
      .where(
        and(
          eq(sql`lower(${users.email})`, email.toLowerCase()),
          eq(users.kind, kind),
          eq(users.emailVerified, emailVerified),
          isNull(users.disabledAt),
        ),
      )
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(1)
  const [[first], [second]] = [await proven(true), kind === 'customer' ? await proven(false) : []]
  const handles = [first?.handle ?? nobody]
  if (kind === 'customer') handles.push(second?.handle ?? nobody)
  return handles
}

type Try = Pick<SignIn, 'password' | 'kind' | 'headers'>

/** Staff are remembered for a day at most and until the browser closes; customers for thirty days. */
async function tryPassword(auth: Auth, handle: string, { password, kind, headers }: Try) {
  try {
    const answer = await auth.api.signInEmail({
      body: { email: handle, password, rememberMe: kind === 'customer' },
      headers,
      returnHeaders: true,
    })
    return { headers: answer.headers, secondFactor: 'twoFactorRedirect' in answer.response }
  } catch (error) {
    if (error instanceof TooManyPasswords) return 'busy' as const
    if (isRefusal(error)) return null
    throw error
  }
}

/** Wrong, or longer than any password may be. */
function isRefusal(error: unknown) {
  const { statusCode } = error as { statusCode?: number }
  return statusCode === 401 || statusCode === 400
}
