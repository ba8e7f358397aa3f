import { randomUUID } from 'node:crypto'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { networkOf, spendAttempt } from './attempts.server.ts'
import type { Auth } from './auth.server.ts'
import { mailConfirmation } from './confirmation-mail.server.ts'
import { rememberDevice } from './known-device.server.ts'
import { TooManyPasswords } from './password-hash.server.ts'
import { endReplacedSession } from './sign-out.server.ts'

type Registration = {
  auth: Auth
  fullName: string
  email: string
  password: string
  phone: string | null
  headers: Headers
  now: Date
}

/**
 * A new account, signed in at once, whoever else uses the e-mail: it becomes the account's own only when
 * the mailbox confirms it. So nobody learns here who is a customer.
 */
export async function registerCustomer(db: Db, registration: Registration) {
  const { auth, headers, now } = registration
  const address = networkOf(headers.get('x-client-address') ?? '')
  const allowed = await spendAttempt(db, [{ key: `register:${address}`, most: 60, minutes: 60 }], now)
  if (!allowed.ok) return allowed
  const email = registration.email.toLowerCase()
  const created = await createAccount({ ...registration, email })
  if (!created) return refused('busy')
  await endReplacedSession(auth, headers)
  const account = { id: created.userId, name: registration.fullName, email }
  await db.transaction((tx) => mailConfirmation(tx, { account, now }))
  const { secret, advanced } = auth.options
  const device = rememberDevice({ account: `customer:${email}`, secret, secure: advanced.useSecureCookies })
  const cookies = new Headers([...created.cookies, device].map((cookie) => ['set-cookie', cookie]))
  return { ok: true as const, cookies, userId: account.id }
}

async function createAccount({ auth, fullName, email, password, phone, headers }: Registration) {
  try {
    const answer = await auth.api.signUpEmail({
      body: {
        name: fullName,
        email: `${randomUUID()}@cuenta.invalid`,
        contactEmail: email,
        password,
        phone: phone ?? undefined,
      },
      headers,
      returnHeaders: true,
    })
    return { userId: answer.response.user.id, cookies: answer.headers.getSetCookie() }
  } catch (error) {
    if (error instanceof TooManyPasswords) return null
    throw error
  }
}
