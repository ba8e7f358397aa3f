import { and, eq, isNull } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { adjustments, type MovementKind } from '#db/schema/inventory.ts'
import { type AdjustmentInput, signedQuantity } from './adjustment-form.ts'
import { lockStock, moveStock } from './move-stock.server.ts'
import type { AdjustmentRefusal, By } from './record-adjustment.server.ts'

type Edit = { id: number; version: number; adjustment: AdjustmentInput; by: By; now: Date }
type Void = { id: number; by: By; now: Date }
type Row = typeof adjustments.$inferSelect

/**
 * What was written down wrong is made good by one more movement: what happened stays in the story. Neither today's
 * stock nor that of the day of the adjustment may come out below zero.
 */
export async function editAdjustment(
  db: Db,
  { id, version, adjustment, by, now }: Edit,
): Promise<Outcome<{ changed: string[] }, AdjustmentRefusal | { reason: 'changed-meanwhile' }>> {
  return db.transaction(async (tx) => {
    const before = await lockAdjustment(tx, id)
    if (!before) return refused('not-found')
    if (before.version !== version) return refused('changed-meanwhile')
    const fields = Object.keys(adjustment) as (keyof AdjustmentInput)[]
    const changed = fields.filter((field) => before[field] !== adjustment[field])
    if (changed.length === 0) return { ok: true, changed }
    const stockAfter = before.stockBefore + signedQuantity(adjustment)
    if (stockAfter < 0) return refused('insufficient-stock', { available: before.stockBefore })
    const change = signedQuantity(adjustment) - signedQuantity(before)
    const moved = await correct(tx, before, change, 'adjustment-edited', { by, now })
    if (!moved.ok) return moved
    await tx
      .update(adjustments)
      .set({ ...adjustment, stockAfter, version: version + 1, updatedAt: now })
      .where(eq(adjustments.id, id))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'editó',
      entity: 'ajuste de inventario',
      entityId: id,
      before: Object.fromEntries(changed.map((field) => [field, before[field]])),
      after: Object.fromEntries(changed.map((field) => [field, adjustment[field]])),
    })
    return { ok: true, changed }
  })
}

/** To staff it is deleted: its units are put back, and the record stays as anulado with who did it. */
export async function voidAdjustment(
  db: Db,
  { id, by, now }: Void,
): Promise<Outcome<object, AdjustmentRefusal>> {
  return db.transaction(async (tx) => {
    const before = await lockAdjustment(tx, id)
    if (!before) return refused('not-found')
    const moved = await correct(tx, before, -signedQuantity(before), 'adjustment-voided', { by, now })
    if (!moved.ok) return moved
    await tx
      .update(adjustments)
      .set({ voidedAt: now, voidedBy: by.id, version: before.version + 1, updatedAt: now })
      .where(eq(adjustments.id, id))
    const log = { by, at: now, action: 'anuló', entity: 'ajuste de inventario', entityId: id }
    await recordStaffAction(tx, { ...log, before: { kind: before.kind, quantity: before.quantity } })
    return { ok: true }
  })
}

async function lockAdjustment(tx: Db, id: number): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(adjustments)
    .where(and(eq(adjustments.id, id), isNull(adjustments.voidedAt)))
    .for('update')
  return row
}

async function correct(
  tx: Db,
  { id, productId, comment }: Row,
  change: number,
  kind: MovementKind,
  { by, now }: { by: By; now: Date },
): Promise<Outcome<object, AdjustmentRefusal>> {
  if (change === 0) return { ok: true }
  const moves = [{ productId, onHand: change, reserved: 0 }]
  const why = { kind, adjustmentId: id, comment, userId: by.id, at: now }
  const moved = await moveStock(tx, moves, why)
  if (moved.ok) return { ok: true }
  const balance = (await lockStock(tx, [productId])).get(productId)
  return refused('insufficient-stock', { available: balance?.available ?? 0 })
}
