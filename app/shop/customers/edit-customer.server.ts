import { and, eq, isNull, sql } from 'drizzle-orm'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { customers } from '#db/schema/customers.ts'
import type { CustomerEdit } from './customer-form.ts'

type By = { id: string; name: string }
type Refusal = { reason: 'not-found' } | { reason: 'changed-meanwhile' }

export async function editCustomer(
  db: Db,
  { id, form: { version, ...change }, by, now }: { id: number; form: CustomerEdit; by: By; now: Date },
): Promise<Outcome<object, Refusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockCustomer(tx, { id, version })
    if (!locked.ok) return locked
    const { customer } = locked
    await tx
      .update(customers)
      .set({ ...change, version: sql`${customers.version} + 1`, updatedAt: now })
      .where(eq(customers.id, id))
    const before = Object.fromEntries(
      Object.keys(change).map((key) => [key, customer[key as keyof typeof change]]),
    )
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'editó',
      entity: 'cliente',
      entityId: String(id),
      before,
      after: change,
    })
    return { ok: true }
  })
}

/** Leaves the list; orders keep pointing at it, and the account, if there is one, stays. */
export async function deleteCustomer(
  db: Db,
  { id, version, by, now }: { id: number; version: number; by: By; now: Date },
): Promise<Outcome<object, Refusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockCustomer(tx, { id, version })
    if (!locked.ok) return locked
    const { fullName, email, phone } = locked.customer
    await tx
      .update(customers)
      .set({ archivedAt: now, version: sql`${customers.version} + 1`, updatedAt: now })
      .where(eq(customers.id, id))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'eliminó',
      entity: 'cliente',
      entityId: String(id),
      before: { fullName, email, phone },
    })
    return { ok: true }
  })
}

export type CustomerRow = typeof customers.$inferSelect

/** Nobody else changes the customer until the transaction ends. */
export async function lockCustomer(
  tx: Db,
  { id, version }: { id: number; version: number | null },
): Promise<Outcome<{ customer: CustomerRow }, Refusal>> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.archivedAt)))
    .for('no key update')
  if (!customer) return refused('not-found')
  if (version !== null && customer.version !== version) return refused('changed-meanwhile')
  return { ok: true, customer }
}
