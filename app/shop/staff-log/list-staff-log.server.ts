import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { type BusinessDay, endOfDay, startOfDay } from '#app/shop/kernel/business-day.ts'
import type { Db } from '#db/client.ts'
import { staffLog } from '#db/schema/staff-log.ts'

export type LogFilter = {
  userId: string
  entity: string
  search: string
  from: BusinessDay | null
  to: BusinessDay | null
}

export async function listStaffLog(
  db: Db,
  { filter, page, pageSize }: { filter: LogFilter; page: number; pageSize: number },
) {
  const where = matching(filter)
  const [rows, [sum], people, entities] = await Promise.all([
    db
      .select()
      .from(staffLog)
      .where(where)
      .orderBy(desc(staffLog.at), desc(staffLog.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ count: sql<number>`count(*)::int` }).from(staffLog).where(where),
    db
      .selectDistinct({ id: staffLog.userId, name: staffLog.userName })
      .from(staffLog)
      .orderBy(staffLog.userName),
    db.selectDistinct({ entity: staffLog.entity }).from(staffLog).orderBy(staffLog.entity),
  ])
  return { rows, count: sum?.count ?? 0, people, entities: entities.map(({ entity }) => entity) }
}

function matching({ userId, entity, search, from, to }: LogFilter): SQL | undefined {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    userId ? eq(staffLog.userId, userId) : undefined,
    entity ? eq(staffLog.entity, entity) : undefined,
    from ? gte(staffLog.at, startOfDay(from)) : undefined,
    to ? lt(staffLog.at, endOfDay(to)) : undefined,
    search
      ? sql`(${staffLog.entityId} ilike ${like} or ${staffLog.before}::text ilike ${like} or ${staffLog.after}::text ilike ${like})`
      : undefined,
  )
}
