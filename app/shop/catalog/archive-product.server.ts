import { eq } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { products } from '#db/schema/products.ts'
import type { By } from './create-product.server.ts'
import { lockProduct } from './edit-product.server.ts'

/** To staff it is deleted; the row stays for the orders, movements and favourites that name it. */
export async function archiveProduct(
  db: Db,
  { id, by, now }: { id: number; by: By; now: Date },
): Promise<Outcome<{ name: string }, { reason: 'not-found' }>> {
  return db.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    if (!before) return refused('not-found')
    await tx
      .update(products)
      .set({ archivedAt: now, active: false, version: before.version + 1, updatedAt: now })
      .where(eq(products.id, id))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'eliminó',
      entity: 'producto',
      entityId: id,
      before: { name: before.name, sku: before.sku, active: before.active },
    })
    return { ok: true, name: before.name }
  })
}
