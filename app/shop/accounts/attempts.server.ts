import { createHash, randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { rateLimits } from '#db/schema/accounts.ts'

/** How often something may be tried within a span that begins with the first try. */
export type Budget = { key: string; most: number; minutes: number }

const minute = 60_000

/** Counts one try in each budget. It costs a row, not a hash, so a flood is turned away cheaply. */
export async function spendAttempt(db: Db, budgets: Budget[], now: Date) {
  for (const { key, most, minutes } of budgets) {
    const { count, since } = await countOne(db, key, minutes * minute, now.getTime())
    if (count > most) return refused('too-many-attempts', { retryAt: new Date(since + minutes * minute) })
  }
  return { ok: true as const }
}

async function countOne(db: Db, key: string, span: number, now: number) {
  const over = sql`${rateLimits.lastRequest} <= ${now - span}`
  const [row] = await db
    .insert(rateLimits)
    // An id of its own: two that begin at once meet at the key, which is what is looked for.
    .values({ id: randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        lastRequest: sql`case when ${over} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, since: rateLimits.lastRequest })
  return row as { count: number; since: number }
}

/** A try that turned out well does not count. */
export async function forgiveAttempt(db: Db, budgets: Budget[]) {
  for (const { key } of budgets) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, key))
  }
}

/** What was being guessed has been known all along: its count starts over. */
export async function clearAttempts(db: Db, { key }: Budget) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function forgetOldAttempts(db: Db, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, now.getTime() - 24 * 60 * minute))
}

/** E-mails are counted by their hash: the table of attempts is no list of who was looked for. */
export const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** One household has a whole IPv6 /64; all its addresses count as one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${(parsed as ipaddr.IPv6).parts.slice(0, 4).join(':')}/64`
}
