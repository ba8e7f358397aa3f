import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { departments } from '#db/schema/shipping.ts'

export type Department = { id: number; name: string; shippingCost: Money }

const columns = { id: departments.id, name: departments.name, shippingCost: departments.shippingCost }
const offered = and(departments.active, isNull(departments.archivedAt))

/** Where the shop delivers, and what it costs. */
export function listDepartments(db: Db): Promise<Department[]> {
  return db.select(columns).from(departments).where(offered).orderBy(sql`${departments.name} collate spanish`)
}

export async function findDepartment(db: Db, id: number): Promise<Department | null> {
  const [department] = await db
    .select(columns)
    .from(departments)
    .where(and(eq(departments.id, id), offered))
  return department ?? null
}
