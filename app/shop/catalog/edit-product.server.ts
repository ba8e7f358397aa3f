import { and, eq, isNull } from 'drizzle-orm'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema/products.ts'
import { type By, categoryExists, type ProductRefusal } from './create-product.server.ts'
import { mustBeInactive } from './deactivate-expiring.server.ts'
import type { ProductField, ProductInput } from './product-form.ts'
import { picturesOf, setPictures } from './set-pictures.server.ts'
import { skuTaken } from './sku-taken.server.ts'

export type EditRefusal = ProductRefusal | { reason: 'not-found' } | { reason: 'changed-meanwhile' }
type Edit = {
  id: number
  /** The version the form was opened with. */
  version: number
  product: Partial<ProductInput>
  /** Left out, the pictures stay as they are. */
  pictures?: readonly string[]
  by: By
  now: Date
}

/** Writes only what is different; saving what is already there leaves the row as it was. */
export async function editProduct(
  tx: Transaction,
  { id, version, product, pictures, by, now }: Edit,
): Promise<Outcome<{ changed: string[]; deactivated: boolean }, EditRefusal>> {
  const before = await lockProduct(tx, id)
  if (!before) return refused('not-found')
  if (before.version !== version) return refused('changed-meanwhile')
  const changes = differences(before, product)
  const picturesBefore = pictures ? await picturesOf(tx, id) : []
  const newPictures = pictures && !same(picturesBefore, pictures) ? pictures : undefined
  if (Object.keys(changes).length === 0 && !newPictures) return { ok: true, changed: [], deactivated: false }
  if (changes.categoryId && !(await categoryExists(tx, changes.categoryId)))
    return refused('unknown-category')
  if (changes.sku && (await skuTaken(tx, changes.sku, id))) return refused('sku-taken')
  const after = { ...before, ...changes }
  const deactivated = after.active && (await mustBeInactive(tx, after.expiresOn, businessDay(now)))
  if (deactivated) changes.active = false
  await tx
    .update(products)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(eq(products.id, id))
  if (newPictures && !(await setPictures(tx, { productId: id, keys: newPictures }))) {
    return refused('unknown-picture')
  }
  const changed = Object.keys(changes) as ProductField[]
  await recordStaffAction(tx, {
    by,
    at: now,
    action: 'editó',
    entity: 'producto',
    entityId: id,
    before: {
      ...Object.fromEntries(changed.map((field) => [field, before[field]])),
      ...(newPictures ? { pictures: picturesBefore } : {}),
    },
    after: { ...changes, ...(newPictures ? { pictures: newPictures } : {}) },
  })
  return { ok: true, changed: [...changed, ...(newPictures ? ['pictures'] : [])], deactivated }
}

export async function lockProduct(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.archivedAt)))
    .for('no key update')
  return row
}

type Row = typeof products.$inferSelect

function differences(row: Row, product: Partial<ProductInput>): Partial<ProductInput> {
  const fields = Object.keys(product) as ProductField[]
  return Object.fromEntries(
    fields
      .filter((field) => product[field] !== undefined && !same(row[field], product[field]))
      .map((field) => [field, product[field]]),
  )
}

/** Browsers send line ends in their own way; that alone is no change. */
function same(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other)
}

const plain = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : JSON.stringify(value)
