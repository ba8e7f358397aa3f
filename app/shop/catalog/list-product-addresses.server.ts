import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Sitemaps may hold 50,000 addresses; smaller files are fetched again sooner when something changes. */
export const ADDRESSES_PER_FILE = 2_000

export async function countSitemapFiles(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    select max(id) as last from products p where p.active and p.archived_at is null`)
  return Math.ceil((rows[0]?.last ?? 0) / ADDRESSES_PER_FILE)
}

/** File n holds the ids up to n times the size of a file, so that an address never moves to another file. */
export async function listProductAddresses(db: Db, file: number): Promise<{ id: number; changed: string }[]> {
  const after = (file - 1) * ADDRESSES_PER_FILE
  const { rows } = await db.execute<{ id: number; changed: string }>(sql`
    select p.id, to_char(p.updated_at at time zone 'America/Managua', 'YYYY-MM-DD') as changed from products p
    where p.active and p.archived_at is null and p.id > ${after} and p.id <= ${after + ADDRESSES_PER_FILE}
    order by p.id`)
  return rows
}
