import { eq } from 'drizzle-orm'
import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { refused } from '#app/shop/kernel/outcome.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { passwordChangedLetter } from './account-mail.ts'
import { hashed } from './attempts.server.ts'
import { ownedAlready } from './confirmation-mail.server.ts'
import { readToken, redeemToken } from './one-time-token.server.ts'
import { SHORTEST_PASSWORD } from './passwords.ts'
import { setPassword } from './set-password.server.ts'

type Reset = { token: string; password: string; now: Date }

/** Whose password the link changes, so that the page can say how long it must be. */
export async function readResetLink(db: Db, { token, now }: Omit<Reset, 'password'>) {
  const userId = await readToken(db, { purpose: 'reset-password', token, now })
  if (!userId) return null
  const [account] = await db.select({ kind: users.kind }).from(users).where(eq(users.id, userId))
  return account ?? null
}

/** The mail proves the e-mail, so the account becomes its owner; every session there was is over. */
export async function resetPassword(db: Db, { token, password, now }: Reset) {
  return db.transaction(async (tx) => {
    const link = await readResetLink(tx, { token, now })
    if (!link) return refused('link-used-or-expired')
    if (password.length < SHORTEST_PASSWORD[link.kind]) return refused('password-too-short')
    const userId = await redeemToken(tx, { purpose: 'reset-password', token, now })
    if (!userId) return refused('link-used-or-expired')
    await setPassword(tx, { userId, password, now })
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    const [account] = await tx.select().from(users).where(eq(users.id, userId))
    if (!account) return refused('link-used-or-expired')
    if (!account.emailVerified && !(await ownedAlready(tx, account))) {
      await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
    }
    const { shopName } = await readSettings(tx)
    const letter = passwordChangedLetter({ shopName, name: account.name })
    await queueMail(tx, { key: `password-reset:${hashed(token)}`, to: account.email, ...letter })
    return { ok: true as const, kind: account.kind }
  })
}
