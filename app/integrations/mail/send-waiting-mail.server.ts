import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import type { Delivery, Letter, Sender } from './delivery.server.ts'

const mostAttempts = 12
const minute = 60_000
const longestPause = 6 * 60 * minute

type Run = { delivery: Delivery; from: Sender; now: Date; most?: number }

/** Sends what waits, each letter claimed first, so that two processes never send the same one. Null: nothing waited. */
export async function sendWaitingMail(db: Db, { delivery, from, now, most = 50 }: Run) {
  let sent = 0
  let failed = 0
  for (let tried = 0; tried < most; tried++) {
    const letter = await claimOne(db, now)
    if (!letter) break
    try {
      await delivery.deliver(letter, from)
      await markSent(db, letter, now)
      sent++
    } catch (error) {
      await noteFailure(db, letter, error as Error)
      failed++
    }
  }
  return sent + failed > 0 ? { sent, failed } : null
}

/** The database rounds up to the next millisecond: a letter of this very one waits already. */
const endOf = (now: Date) => new Date(now.getTime() + 1)

/** The pause until another try is written before the first: whoever dies while sending leaves no letter stuck. */
async function claimOne(db: Db, now: Date): Promise<Letter | undefined> {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.nextAttemptAt, endOf(now)),
        lt(mailOutbox.attempts, mostAttempts),
      ),
    )
    .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const pause = sql`least(${minute}::float8 * power(2, ${mailOutbox.attempts}), ${longestPause}) * interval '1 millisecond'`
  const [letter] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(eq(mailOutbox.id, sql`(${next})`))
    .returning()
  return letter
}

/** The words go once they are sent: links that open accounts are not kept. */
async function markSent(db: Db, { id }: Letter, now: Date) {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, text: '', html: null, lastError: null })
    .where(eq(mailOutbox.id, id))
}

async function noteFailure(db: Db, { id }: Letter, error: Error) {
  await db
    .update(mailOutbox)
    .set({ lastError: error.message.slice(0, 500) })
    .where(eq(mailOutbox.id, id))
}
