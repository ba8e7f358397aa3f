import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { refused } from '#app/shop/kernel/outcome.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { passwordChangedLetter } from './account-mail.ts'
import { checkPassword } from './check-password.server.ts'
import { endSessions } from './end-sessions.server.ts'
import { SHORTEST_PASSWORD } from './passwords.ts'
import { setPassword } from './set-password.server.ts'

type Change = { userId: string; sessionId: string; current: string; wanted: string; now: Date }

/** The session that changes it goes on; all the others are over. */
export async function changePassword(db: Db, { userId, sessionId, current, wanted, now }: Change) {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account || wanted.length < SHORTEST_PASSWORD[account.kind]) return refused('password-too-short')
  const known = await checkPassword(db, { userId, password: current, now })
  if (!known.ok) return known
  await db.transaction(async (tx) => {
    await setPassword(tx, { userId, password: wanted, now })
    await endSessions(tx, { userId, except: sessionId })
    const { shopName } = await readSettings(tx)
    const letter = passwordChangedLetter({ shopName, name: account.name })
    await queueMail(tx, { key: `password-changed:${randomUUID()}`, to: account.email, ...letter })
  })
  return { ok: true as const }
}
