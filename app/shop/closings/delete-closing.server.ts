import { and, eq, isNull, sql } from 'drizzle-orm'
import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { closingSales, closings } from '#db/schema/closings.ts'
import { expenses } from '#db/schema/expenses.ts'

type By = { id: string; name: string; role: StaffRole }
type Target = { id: number; by: By; now: Date }

/** Hides it and frees what it held: its sales, returns and drawer expenses go into the next closing. */
export async function deleteClosing(
  db: Db,
  { id, by, now }: Target,
): Promise<Outcome<object, { reason: 'not-found' | 'not-yours' | 'returned-later' }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closings'))`)
    const before = await findLive(tx, id)
    if (!before) return refused('not-found')
    if (!mayChange(by, before)) return refused('not-yours')
    const [returned] = await tx
      .select({ orderId: closingSales.orderId })
      .from(closingSales)
      .where(and(eq(closingSales.closingId, id), sql`${closingSales.returnedIn} is not null`))
      .limit(1)
    if (returned) return refused('returned-later')
    await tx
      .update(closingSales)
      .set({ freedAt: now })
      .where(and(eq(closingSales.closingId, id), isNull(closingSales.freedAt)))
    await tx.update(closingSales).set({ returnedIn: null }).where(eq(closingSales.returnedIn, id))
    await tx.update(expenses).set({ closingId: null }).where(eq(expenses.closingId, id))
    await tx
      .update(closings)
      .set({ state: 'eliminado', deletedAt: now, deletedBy: by.id, updatedAt: now })
      .where(eq(closings.id, id))
    await recordStaffAction(tx, { by, at: now, action: 'eliminó', entity: 'cierre', entityId: id, before })
    return { ok: true }
  })
}

type Edit = Target & { comment: string | null; version: number }

/** The comment is the only part of a closing that can be changed. */
export async function editClosingComment(
  db: Db,
  { id, by, now, comment, version }: Edit,
): Promise<Outcome<object, { reason: 'not-found' | 'not-yours' | 'changed-meanwhile' }>> {
  return db.transaction(async (tx) => {
    const before = await findLive(tx, id)
    if (!before) return refused('not-found')
    if (!mayChange(by, before)) return refused('not-yours')
    if (before.version !== version) return refused('changed-meanwhile')
    await tx
      .update(closings)
      .set({ comment, version: version + 1, updatedAt: now })
      .where(eq(closings.id, id))
    const change = { before: { comment: before.comment }, after: { comment } }
    await recordStaffAction(tx, { by, at: now, action: 'editó', entity: 'cierre', entityId: id, ...change })
    return { ok: true }
  })
}

/** One's own closings; those of others only the owner. */
function mayChange(by: By, closing: { userId: string }): boolean {
  return by.id === closing.userId || mayActAs(by.role, 'owner')
}

async function findLive(tx: Db, id: number) {
  const [row] = await tx
    .select({
      id: closings.id,
      userId: closings.userId,
      day: closings.day,
      comment: closings.comment,
      salesTotal: closings.salesTotal,
      version: closings.version,
    })
    .from(closings)
    .where(and(eq(closings.id, id), eq(closings.state, 'completado')))
    .for('update')
  return row
}
