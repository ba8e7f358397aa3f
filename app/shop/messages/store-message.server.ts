import { sql } from 'drizzle-orm'
import { networkOf, spendAttempt } from '#app/shop/accounts/attempts.server.ts'
import type { Db } from '#db/client.ts'
import { messages } from '#db/schema/messages.ts'

export type NewMessage = {
  kind: 'contact' | 'support'
  userId?: string | null
  name: string
  email: string
  phone?: string | null
  subject: string
  body: string
  /** Who asks, from the x-client-address header. */
  address: string
  now: Date
}

/** Keeps what somebody wrote, under a number that they can quote. */
export async function storeMessage(db: Db, { address, now, ...message }: NewMessage) {
  const who = message.userId ?? networkOf(address)
  const allowed = await spendAttempt(db, [{ key: `message:${who}`, most: 20, minutes: 60 }], now)
  if (!allowed.ok) return allowed
  const [stored] = await db
    .insert(messages)
    .values({
      ...message,
      number: sql`'MS-' || lpad(nextval('message_numbers')::text, 6, '0')`,
      createdAt: now,
    })
    .returning({ number: messages.number })
  return { ok: true as const, number: stored?.number ?? '' }
}
