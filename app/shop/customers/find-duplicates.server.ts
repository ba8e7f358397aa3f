import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { FoundCustomer } from './find-customers.server.ts'

/** Who may be the same person: the same telephone, e-mail or name. */
export async function findDuplicates(db: Db, { id }: { id: number }): Promise<FoundCustomer[]> {
  const { rows } = await db.execute<FoundCustomer>(sql`
    select d.id, d.full_name as "fullName", d.phone, d.email
    from customers c join customers d on d.id <> c.id and d.archived_at is null
      and (d.phone = c.phone or lower(d.email) = lower(c.email) or d.search_all like search_text(c.full_name) || '%')
    where c.id = ${id} and c.archived_at is null
    order by d.phone = c.phone desc nulls last, d.id limit 8`)
  return rows
}
