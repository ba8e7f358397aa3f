import { and, count, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { messages } from '#db/schema/messages.ts'
import type { MessageFilter } from './message-filter.ts'

type Page = { filter: MessageFilter; search?: string; page: number; perPage?: number }

/** What people wrote, newest first. */
export async function listMessages(db: Db, { filter, search, page, perPage = 25 }: Page) {
  const wanted = and(stateOf(filter), matching(search))
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(wanted)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(messages).where(wanted),
  ])
  return { rows, total: all?.total ?? 0, pages: Math.max(1, Math.ceil((all?.total ?? 0) / perPage)) }
}

export type StoredMessage = typeof messages.$inferSelect

export async function readMessage(db: Db, { id }: { id: number }): Promise<StoredMessage | null> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id))
  return message ?? null
}

export async function countUnreadMessages(db: Db): Promise<number> {
  return db.$count(messages, stateOf('unread'))
}

function stateOf(filter: MessageFilter) {
  if (filter === 'open') return isNull(messages.closedAt)
  if (filter === 'unread') return and(isNull(messages.closedAt), isNull(messages.readAt))
  return filter === 'closed' ? isNotNull(messages.closedAt) : undefined
}

function matching(search: string | undefined) {
  if (!search?.trim()) return undefined
  const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(messages.number, like),
    ilike(messages.name, like),
    ilike(messages.email, like),
    ilike(messages.subject, like),
    ilike(messages.body, like),
  )
}
