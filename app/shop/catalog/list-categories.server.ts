import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export type CategoryLink = { id: number; name: string; slug: string }

/** The categories shoppers see, in the order staff gave them. */
export async function listCategories(db: Db, atMost?: number): Promise<CategoryLink[]> {
  const { rows } = await db.execute<CategoryLink>(sql`
    select id, name, slug from categories where active and archived_at is null
    order by position, id ${atMost ? sql`limit ${atMost}` : sql``}`)
  return rows
}
