import { and, eq, isNull } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { readToken, redeemToken } from './one-time-token.server.ts'
import { SHORTEST_PASSWORD } from './passwords.ts'
import { setPassword } from './set-password.server.ts'

type Link = { token: string; now: Date }

export async function readInvitation(db: Db, { token, now }: Link) {
  const id = await readToken(db, { purpose: 'staff-invitation', token, now })
  if (!id) return null
  const [account] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
  return account ?? null
}

/** The mail proves who came; from now on the account can sign in. */
export async function acceptInvitation(db: Db, { token, password, now }: Link & { password: string }) {
  if (password.length < SHORTEST_PASSWORD.staff) return refused('password-too-short')
  return db.transaction(async (tx) => {
    if (!(await readInvitation(tx, { token, now }))) return refused('link-used-or-expired')
    const id = await redeemToken(tx, { purpose: 'staff-invitation', token, now })
    if (!id) return refused('link-used-or-expired')
    await setPassword(tx, { userId: id, password, now })
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, id))
    return { ok: true as const }
  })
}
