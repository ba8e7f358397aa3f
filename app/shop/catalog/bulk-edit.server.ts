import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { products } from '#db/schema/products.ts'
import { type BulkChange, shiftPrice } from './bulk-change.ts'
import { type By, categoryExists } from './create-product.server.ts'
import { lastDeactivatedDay } from './expiry.ts'

export const MOST_AT_ONCE = 5_000

type Edit = { ids: readonly number[]; change: BulkChange; by: By; now: Date }
type Done = { changed: number; same: number; kept: number }
type Row = typeof products.$inferSelect

/**
 * The same change to many products, all or none. Products already so stay untouched, and those about to expire
 * are not made active (`kept`). Rows are locked in id order.
 */
export async function bulkEdit(
  db: Db,
  { ids, change, by, now }: Edit,
): Promise<Outcome<Done, { reason: 'unknown-category' | 'too-many' | 'nothing-chosen' }>> {
  if (ids.length === 0) return refused('nothing-chosen')
  if (ids.length > MOST_AT_ONCE) return refused('too-many')
  return db.transaction(async (tx) => {
    if (change.kind === 'category' && !(await categoryExists(tx, change.categoryId))) {
      return refused('unknown-category')
    }
    const settings = await readSettings(tx)
    const last = settings.deactivateExpiring
      ? lastDeactivatedDay(businessDay(now), settings.expiryDays)
      : null
    const rows = await tx
      .select()
      .from(products)
      .where(and(inArray(products.id, [...ids]), isNull(products.archivedAt)))
      .orderBy(asc(products.id))
      .for('no key update')
    const counts = { changed: 0, same: 0, kept: 0 }
    for (const row of rows) {
      const changes = changesFor(row, change)
      if (Object.keys(changes).length === 0) {
        counts.same++
      } else if (changes.active && last !== null && row.expiresOn !== null && row.expiresOn <= last) {
        counts.kept++
      } else {
        counts.changed++
        await tx
          .update(products)
          .set({ ...changes, version: row.version + 1, updatedAt: now })
          .where(eq(products.id, row.id))
        await recordStaffAction(tx, {
          by,
          at: now,
          action: 'editó en grupo',
          entity: 'producto',
          entityId: row.id,
          before: Object.fromEntries(Object.keys(changes).map((field) => [field, row[field as keyof Row]])),
          after: changes,
        })
      }
    }
    return { ok: true, ...counts }
  })
}

function changesFor(row: Row, change: BulkChange): Partial<Row> {
  const wanted = wantedFor(row, change)
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => row[field as keyof Row] !== value),
  )
}

function wantedFor(row: Row, change: BulkChange): Partial<Row> {
  switch (change.kind) {
    case 'set-price':
      return { price: change.price }
    case 'shift-price':
      return { price: shiftPrice(row.price, change.percent) }
    case 'discount':
      return { discountPercent: change.percent }
    case 'category':
      return { categoryId: change.categoryId }
    case 'state':
      return { active: change.active }
  }
}
