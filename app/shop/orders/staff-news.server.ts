import { sql } from 'drizzle-orm'
import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { countUnreadMessages } from '#app/shop/messages/list-messages.server.ts'
import type { Db } from '#db/client.ts'
import type { StaffNews, StaffNewsEvent } from './staff-news.ts'
import { countWebWork } from './web-work.server.ts'

/** Web orders that nobody has confirmed, and messages that nobody has read. */
export async function readStaffNews(db: Db, { role }: { role: StaffRole }): Promise<StaffNews> {
  const [work, messages] = await Promise.all([
    countWebWork(db),
    mayActAs(role, 'manager') ? countUnreadMessages(db) : 0,
  ])
  return { webOrders: work['por-confirmar'].count, messages }
}

/** What a notification of the database ("web-order 12", "message 3") announces; null when only figures changed. */
export async function readArrival(db: Db, payload: string): Promise<StaffNewsEvent['arrived']> {
  const [, kind, id] = /^(web-order|message) (\d+)$/.exec(payload) ?? []
  if (kind === 'web-order') {
    const { rows } = await db.execute<{ id: number; number: string; name: string; total: Money }>(sql`
      select id, number, customer_name as name, total from orders where id = ${Number(id)}`)
    return rows[0] ? { kind, ...rows[0] } : null
  }
  if (kind === 'message') {
    const { rows } = await db.execute<{ id: number; name: string; subject: string }>(sql`
      select id, name, subject from messages where id = ${Number(id)}`)
    return rows[0] ? { kind, ...rows[0] } : null
  }
  return null
}
