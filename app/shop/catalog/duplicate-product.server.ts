import { and, eq, isNull } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { products } from '#db/schema/products.ts'
import type { By } from './create-product.server.ts'
import { picturesOf, setPictures } from './set-pictures.server.ts'

/** A copy to begin from: without SKU, code and units, and inactive until somebody has looked at it. */
export async function duplicateProduct(
  db: Db,
  { id, by, now }: { id: number; by: By; now: Date },
): Promise<Outcome<{ id: number }, { reason: 'not-found' }>> {
  return db.transaction(async (tx) => {
    const [source] = await tx
      .select()
      .from(products)
      .where(and(eq(products.id, id), isNull(products.archivedAt)))
    if (!source) return refused('not-found')
    const { id: _, finalPrice, searchName, searchBrand, searchAll, ...fields } = source
    const name = `${source.name.slice(0, 192)} (copia)`
    const copy = {
      ...fields,
      name,
      sku: null,
      code: null,
      featuredPosition: null,
      active: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    const [row] = await tx.insert(products).values(copy).returning({ id: products.id })
    if (!row) throw new Error(`Product ${id} could not be copied`)
    await setPictures(tx, { productId: row.id, keys: await picturesOf(tx, id) })
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'duplicó',
      entity: 'producto',
      entityId: row.id,
      after: { name, copyOf: id },
    })
    return { ok: true, id: row.id }
  })
}
