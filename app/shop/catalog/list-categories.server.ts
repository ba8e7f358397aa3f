import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export type CategoryLink = { id: number; name: string; slug: string }

/** The order staff gave them; the newest first where they gave none. */
export const categoryOrder = sql`position, created_at desc, id desc`

/** The categories shoppers see. */
export async function listCategories(db: Db, atMost?: number): Promise<CategoryLink[]> {
  const { rows } = await db.execute<CategoryLink>(sql`
    select id, name, slug from categories where active and archived_at is null
    order by ${categoryOrder} ${atMost ? sql`limit ${atMost}` : sql``}`)
  return rows
}
