import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Who last changed a record, for the one who finds it changed. */
export async function lastChangeOf(
  db: Db,
  { entity, id }: { entity: string; id: number },
): Promise<{ by: string; at: Date } | null> {
  const { rows } = await db.execute<{ by: string; at: string }>(sql`
    select user_name as by, at from staff_log
    where entity = ${entity} and entity_id = ${String(id)} order by id desc limit 1`)
  const [row] = rows
  return row ? { by: row.by, at: new Date(row.at) } : null
}
