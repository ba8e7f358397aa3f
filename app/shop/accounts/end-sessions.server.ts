import { and, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions, verifications } from '#db/schema/accounts.ts'
import { forgetOldAttempts } from './attempts.server.ts'

/** Signs the person out everywhere, or everywhere else. */
export async function endSessions(db: Db, { userId, except }: { userId: string; except?: string }) {
  const others = except ? ne(sessions.id, except) : undefined
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id })
  return ended.length
}

/** For the nightly job: what has expired is not kept. */
export async function tidyAccounts(db: Db, { now }: { now: Date }) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await forgetOldAttempts(db, now)
}
