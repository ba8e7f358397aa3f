import { and, eq } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { credentials } from '#db/schema/accounts.ts'
import { clearAttempts, spendAttempt } from './attempts.server.ts'
import { TooManyPasswords, verifySlowly } from './password-hash.server.ts'

type Check = { userId: string; password: string; now: Date }

/** Asked again before something that a borrowed phone must not be able to do. */
export async function checkPassword(db: Db, { userId, password, now }: Check) {
  const budget = { key: `password:${userId}`, most: 10, minutes: 15 }
  const allowed = await spendAttempt(db, [budget], now)
  if (!allowed.ok) return allowed
  const [credential] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  try {
    if (!credential?.hash || !(await verifySlowly(password, credential.hash)))
      return refused('wrong-password')
  } catch (error) {
    if (error instanceof TooManyPasswords) return refused('busy')
    throw error
  }
  await clearAttempts(db, budget)
  return { ok: true as const }
}
