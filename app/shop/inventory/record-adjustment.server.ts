import { eq } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { adjustments } from '#db/schema/inventory.ts'
import { products } from '#db/schema/products.ts'
import { type AdjustmentInput, signedQuantity } from './adjustment-form.ts'
import { lockStock, moveStock } from './move-stock.server.ts'

export type By = { id: string; name: string }
type Record = AdjustmentInput & { productId: number; by: By; now: Date }
export type AdjustmentRefusal = { reason: 'not-found' } | { reason: 'insufficient-stock'; available: number }

/** Units that came in or went out without a sale. */
export async function recordAdjustment(
  db: Db,
  { productId, kind, quantity, comment, by, now }: Record,
): Promise<Outcome<{ id: number; stockAfter: number }, AdjustmentRefusal>> {
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ name: products.name, archivedAt: products.archivedAt })
      .from(products)
      .where(eq(products.id, productId))
    if (!product || product.archivedAt) return refused('not-found')
    const balance = (await lockStock(tx, [productId])).get(productId)
    if (!balance) throw new Error(`Product ${productId} has no balance`)
    const change = signedQuantity({ kind, quantity })
    if (balance.available + change < 0) return refused('insufficient-stock', { available: balance.available })
    const stockAfter = balance.onHand + change
    const row = { productId, kind, quantity, comment, stockBefore: balance.onHand, stockAfter }
    const [adjustment] = await tx
      .insert(adjustments)
      .values({ ...row, userId: by.id, adjustedAt: now, updatedAt: now })
      .returning({ id: adjustments.id })
    if (!adjustment) throw new Error('The adjustment was not written')
    await moveStock(tx, [{ productId, onHand: change, reserved: 0 }], {
      kind: 'adjustment',
      adjustmentId: adjustment.id,
      comment,
      userId: by.id,
      at: now,
    })
    const after = { product: product.name, ...row }
    const log = { by, at: now, action: 'registró', entity: 'ajuste de inventario', entityId: adjustment.id }
    await recordStaffAction(tx, { ...log, after })
    return { ok: true, id: adjustment.id, stockAfter }
  })
}
