import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import { departments } from '#db/schema/shipping.ts'
import type { DepartmentInput } from './department-form.ts'

type By = { id: string; name: string }
type Create = { department: DepartmentInput; by: By; now: Date }
type Edit = Create & { id: number; version: number }
type Refusal = { reason: 'name-taken' } | { reason: 'not-found' } | { reason: 'changed-meanwhile' }

export async function createDepartment(
  db: Db,
  { department, by, now }: Create,
): Promise<Outcome<{ id: number }, { reason: 'name-taken' }>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const [row] = await tx
      .insert(departments)
      .values({ ...department, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: departments.id })
    if (!row) return refused('name-taken')
    const log = { by, at: now, action: 'creó', entity: 'costo de envío', entityId: row.id }
    await recordStaffAction(tx, { ...log, after: department })
    return { ok: true, id: row.id }
  })
}

export async function editDepartment(
  db: Db,
  { id, version, department, by, now }: Edit,
): Promise<Outcome<{ changed: string[] }, Refusal>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const before = await lockDepartment(tx, id)
    if (!before) return refused('not-found')
    if (before.version !== version) return refused('changed-meanwhile')
    const fields = Object.keys(department) as (keyof DepartmentInput)[]
    const changed = fields.filter((field) => before[field] !== department[field])
    if (changed.length === 0) return { ok: true, changed }
    if (await nameTaken(tx, department.name, id)) return refused('name-taken')
    const pick = (from: DepartmentInput) => Object.fromEntries(changed.map((field) => [field, from[field]]))
    await tx
      .update(departments)
      .set({ ...pick(department), version: version + 1, updatedAt: now })
      .where(eq(departments.id, id))
    const log = { by, at: now, action: 'editó', entity: 'costo de envío', entityId: id }
    await recordStaffAction(tx, { ...log, before: pick(before), after: pick(department) })
    return { ok: true, changed }
  })
}

/** Orders keep the name and the cost they were placed with. */
export async function archiveDepartment(
  db: Db,
  { id, by, now }: { id: number; by: By; now: Date },
): Promise<Outcome<{ name: string }, { reason: 'not-found' }>> {
  return db.transaction(async (tx) => {
    const before = await lockDepartment(tx, id)
    if (!before) return refused('not-found')
    await tx
      .update(departments)
      .set({ archivedAt: now, active: false, version: before.version + 1, updatedAt: now })
      .where(eq(departments.id, id))
    const log = { by, at: now, action: 'eliminó', entity: 'costo de envío', entityId: id }
    await recordStaffAction(tx, { ...log, before: { name: before.name, shippingCost: before.shippingCost } })
    return { ok: true, name: before.name }
  })
}

async function lockDepartment(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(departments)
    .where(and(eq(departments.id, id), isNull(departments.archivedAt)))
    .for('no key update')
  return row
}

async function nameTaken(tx: Transaction, name: string, exceptId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        sql`lower(trim(${departments.name})) = lower(trim(${name}))`,
        isNull(departments.archivedAt),
        ne(departments.id, exceptId),
      ),
    )
  return row !== undefined
}

/** Names are given one at a time, so that two who take the same one are told instead of failing. */
async function oneAtATime(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('departments'))`)
}
