import { type By, createProduct, type ProductRefusal } from '#app/shop/catalog/create-product.server.ts'
import { type EditRefusal, editProduct } from '#app/shop/catalog/edit-product.server.ts'
import type { ProductInput } from '#app/shop/catalog/product-form.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import { lockStock, moveStock } from './move-stock.server.ts'

type Pictures = { pictures: readonly string[] }
type Create = Pictures & { product: ProductInput; stock: number; by: By; now: Date }
type Edit = Partial<Pictures> & {
  id: number
  version: number
  product: Partial<ProductInput>
  /** What the form showed and what is wanted now; equal, the stock is left alone. */
  stock?: { shown: number; wanted: number }
  by: By
  now: Date
}
export type StockRefusal =
  | { reason: 'stock-changed'; onHand: number }
  | { reason: 'insufficient-stock'; reserved: number }

/** A new product with its first units, or neither. */
export async function createStockedProduct(
  db: Db,
  { product, pictures, stock, by, now }: Create,
): Promise<Outcome<{ id: number; deactivated: boolean }, ProductRefusal>> {
  return allOrNothing(db, async (tx) => {
    const created = await createProduct(tx, { product, pictures, by, now })
    if (!created.ok || stock === 0) return created
    const moves = [{ productId: created.id, onHand: stock, reserved: 0 }]
    await moveStock(tx, moves, { kind: 'initial', userId: by.id, at: now })
    return created
  })
}

/** A product's fields and its stock in one go. A sale that came in between is said, never overwritten. */
export async function editStockedProduct(
  db: Db,
  { id, version, product, pictures, stock, by, now }: Edit,
): Promise<Outcome<{ changed: string[]; deactivated: boolean }, EditRefusal | StockRefusal>> {
  return allOrNothing(db, async (tx) => {
    const edited = await editProduct(tx, { id, version, product, pictures, by, now })
    if (!edited.ok || !stock || stock.wanted === stock.shown) return edited
    const set = await setStock(tx, { id, ...stock, by, now })
    return set.ok ? { ...edited, changed: [...edited.changed, 'stock'] } : set
  })
}

type Set = { id: number; shown: number; wanted: number; by: By; now: Date }

async function setStock(
  tx: Transaction,
  { id, shown, wanted, by, now }: Set,
): Promise<Outcome<object, StockRefusal>> {
  const balance = (await lockStock(tx, [id])).get(id)
  if (!balance) throw new Error(`Product ${id} has no balance`)
  if (balance.onHand !== shown) return refused('stock-changed', { onHand: balance.onHand })
  const moves = [{ productId: id, onHand: wanted - shown, reserved: 0 }]
  const moved = await moveStock(tx, moves, { kind: 'product-edited', userId: by.id, at: now })
  if (!moved.ok) return refused('insufficient-stock', { reserved: balance.reserved })
  const log = { by, at: now, action: 'cambió el stock', entity: 'producto', entityId: id }
  await recordStaffAction(tx, { ...log, before: { stock: shown }, after: { stock: wanted } })
  return { ok: true }
}
