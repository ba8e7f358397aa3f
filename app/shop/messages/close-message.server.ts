import { and, eq, isNull } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { messages } from '#db/schema/messages.ts'

type Change = { id: number; by: { id: string; name: string }; now: Date }

export async function markMessageRead(db: Db, { id, now }: Omit<Change, 'by'>) {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.id, id), isNull(messages.readAt)))
}

/** Answered, or needing no answer. */
export async function closeMessage(db: Db, change: Change) {
  const { by, now } = change
  return setClosed(db, { ...change, closed: { closedAt: now, closedBy: by.id }, action: 'cerró' })
}

export async function reopenMessage(db: Db, change: Change) {
  return setClosed(db, { ...change, closed: { closedAt: null, closedBy: null }, action: 'reabrió' })
}

type Closing = Change & { closed: { closedAt: Date | null; closedBy: string | null }; action: string }

async function setClosed(db: Db, { id, by, now, closed, action }: Closing) {
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
    if (!message) return refused('unknown')
    if ((message.closedAt === null) === (closed.closedAt === null)) return { ok: true as const }
    await tx
      .update(messages)
      .set({ ...closed, readAt: message.readAt ?? now })
      .where(eq(messages.id, id))
    await recordStaffAction(tx, { by, at: now, action, entity: 'mensaje', entityId: message.number })
    return { ok: true as const }
  })
}
