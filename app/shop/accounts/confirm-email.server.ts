import { eq, sql } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { spendAttempt } from './attempts.server.ts'
import { mailConfirmation, ownedAlready } from './confirmation-mail.server.ts'
import { readToken, redeemToken } from './one-time-token.server.ts'

/** Sends the confirmation again; the earlier link stops working. */
export async function requestConfirmation(db: Db, { userId, now }: { userId: string; now: Date }) {
  const allowed = await spendAttempt(db, [{ key: `confirm-email:${userId}`, most: 3, minutes: 60 }], now)
  if (!allowed.ok) return allowed
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId))
    if (!account || account.emailVerified) return refused('already-confirmed')
    await mailConfirmation(tx, { account, now })
    return { ok: true as const }
  })
}

type Confirmation = { token: string; userId: string; now: Date }

/**
 * Whoever holds both the mail and the account's session owns the account. The mail alone is not enough: a
 * stranger could otherwise have somebody confirm an account whose password the stranger knows.
 */
export async function confirmEmail(db: Db, { token, userId, now }: Confirmation) {
  return db.transaction(async (tx) => {
    const owner = await readToken(tx, { purpose: 'confirm-email', token, now })
    if (owner && owner !== userId) return refused('another-account')
    if (!(await redeemToken(tx, { purpose: 'confirm-email', token, now })))
      return refused('link-used-or-expired')
    const [account] = await tx.select().from(users).where(eq(users.id, userId))
    if (!account) return refused('link-used-or-expired')
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${account.email.toLowerCase()}))`)
    const earlier = await ownedAlready(tx, account)
    if (earlier) return { ok: true as const, joinInto: earlier, email: account.email }
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
    return { ok: true as const, joinInto: null, email: account.email }
  })
}
