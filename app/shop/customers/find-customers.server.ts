import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export type FoundCustomer = { id: number; fullName: string; phone: string | null; email: string | null }

/** Customers by name, e-mail or telephone; a telephone may be typed with spaces. */
export async function findCustomers(
  db: Db,
  { text, atMost }: { text: string; atMost: number },
): Promise<FoundCustomer[]> {
  const search = text.trim().slice(0, 60)
  if (!search) return []
  const like = (value: string) => value.replace(/[\\%_]/g, '\\$&')
  const digits = /^[+\d\s()-]{4,}$/.test(search) ? search.replace(/\D/g, '') : ''
  const { rows } = await db.execute<FoundCustomer>(sql`
    select id, full_name as "fullName", phone, email from customers
    where archived_at is null and (search_all like '%' || search_text(${like(search)}) || '%'
      ${digits ? sql`or phone like '%' || ${digits} || '%'` : sql``})
    order by full_name collate spanish, id limit ${atMost}`)
  return rows
}
