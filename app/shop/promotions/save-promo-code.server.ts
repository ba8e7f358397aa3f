import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import { promoCodes } from '#db/schema/promotions.ts'
import type { PromoCodeInput } from './promo-code-form.ts'

type By = { id: string; name: string }
type Create = { promo: PromoCodeInput; by: By; now: Date }
type Edit = Create & { id: number; version: number }
type Refusal = { reason: 'code-taken' } | { reason: 'not-found' } | { reason: 'changed-meanwhile' }

export async function createPromoCode(
  db: Db,
  { promo, by, now }: Create,
): Promise<Outcome<{ id: number }, { reason: 'code-taken' }>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const [row] = await tx
      .insert(promoCodes)
      .values({ ...promo, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: promoCodes.id })
    if (!row) return refused('code-taken')
    const log = { by, at: now, action: 'creó', entity: 'código promocional', entityId: row.id }
    await recordStaffAction(tx, { ...log, after: promo })
    return { ok: true, id: row.id }
  })
}

export async function editPromoCode(
  db: Db,
  { id, version, promo, by, now }: Edit,
): Promise<Outcome<{ changed: string[] }, Refusal>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const before = await lockPromoCode(tx, id)
    if (!before) return refused('not-found')
    if (before.version !== version) return refused('changed-meanwhile')
    const fields = Object.keys(promo) as (keyof PromoCodeInput)[]
    const changed = fields.filter((field) => before[field] !== promo[field])
    if (changed.length === 0) return { ok: true, changed }
    if (await codeTaken(tx, promo.code, id)) return refused('code-taken')
    const pick = (from: PromoCodeInput) => Object.fromEntries(changed.map((field) => [field, from[field]]))
    await tx
      .update(promoCodes)
      .set({ ...pick(promo), version: version + 1, updatedAt: now })
      .where(eq(promoCodes.id, id))
    const log = { by, at: now, action: 'editó', entity: 'código promocional', entityId: id }
    await recordStaffAction(tx, { ...log, before: pick(before), after: pick(promo) })
    return { ok: true, changed }
  })
}

/** Orders keep the code they used; its name is free again. */
export async function archivePromoCode(
  db: Db,
  { id, by, now }: { id: number; by: By; now: Date },
): Promise<Outcome<{ code: string }, { reason: 'not-found' }>> {
  return db.transaction(async (tx) => {
    const before = await lockPromoCode(tx, id)
    if (!before) return refused('not-found')
    await tx
      .update(promoCodes)
      .set({ archivedAt: now, active: false, version: before.version + 1, updatedAt: now })
      .where(eq(promoCodes.id, id))
    const log = { by, at: now, action: 'eliminó', entity: 'código promocional', entityId: id }
    await recordStaffAction(tx, { ...log, before: { code: before.code } })
    return { ok: true, code: before.code }
  })
}

async function lockPromoCode(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.id, id), isNull(promoCodes.archivedAt)))
    .for('no key update')
  return row
}

async function codeTaken(tx: Transaction, code: string, exceptId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.archivedAt), ne(promoCodes.id, exceptId)))
  return row !== undefined
}

/** Names are given one at a time, so that two who take the same one are told instead of failing. */
async function oneAtATime(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('promo codes'))`)
}
