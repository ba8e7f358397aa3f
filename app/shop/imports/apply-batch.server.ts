import { lockStock } from '#app/shop/inventory/move-stock.server.ts'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Transaction } from '#db/client.ts'
import { type Categories, type KnownProduct, readKnownProducts } from './known-products.server.ts'
import { type Changes, planRow } from './plan-row.ts'
import type { ResolvedPictures, StoredProduct } from './resolve-pictures.server.ts'
import {
  insertNew,
  logWrites,
  moveUnits,
  updateKnown,
  type Write,
  writePictures,
} from './write-rows.server.ts'

export type BatchRow = { rowNumber: number; product: StoredProduct }
export type Context = {
  by: { id: string; name: string }
  now: Date
  categories: Categories
  withStock: boolean
  /** The last day whose products leave the shop; null when none do. */
  lastDay: BusinessDay | null
}
export type Applied = {
  rowNumber: number
  productId: number | null
  outcome: 'create' | 'update' | 'same' | 'error'
  problems: string[]
}

/** Writes many rows at once. Products are planned again as they are now, locked in the order of their ids. */
export async function applyBatch(
  tx: Transaction,
  rows: readonly BatchRow[],
  context: Context,
): Promise<Applied[]> {
  const known = await lockKnown(tx, rows, context.withStock)
  const planned = rows.map((row) => planWrite(row, known, context))
  const writes = planned.flatMap((one) => ('changes' in one ? [one] : []))
  const created = writes.filter((write) => write.before === null)
  await insertNew(tx, created, context)
  await updateKnown(
    tx,
    writes.filter((write) => write.before !== null && Object.keys(write.changes).length > 0),
    context,
  )
  await writePictures(tx, writes)
  await moveUnits(tx, writes, context)
  await logWrites(tx, writes, context)
  return planned.map((one): Applied => {
    if (!('changes' in one)) return one
    const { rowNumber, id: productId, before, problems } = one
    return { rowNumber, productId, outcome: before ? 'update' : 'create', problems }
  })
}

async function lockKnown(tx: Transaction, rows: readonly BatchRow[], withStock: boolean) {
  const named = rows.map(({ product }) => product)
  const found = await readKnownProducts(tx, named, { lock: true })
  if (!withStock || found.length === 0) return found
  const ids = found.map((product) => product.id)
  const balances = await lockStock(tx, ids)
  return found.map((product): KnownProduct => ({ ...product, ...balances.get(product.id) }))
}

function planWrite(
  { rowNumber, product }: BatchRow,
  known: readonly KnownProduct[],
  context: Context,
): Write | Applied {
  const { resolved, ...row } = product
  const plan = planRow(row, { known, ...context }, (text) => `Fila ${rowNumber}: ${text}`)
  if (plan.outcome === 'error') return { rowNumber, productId: null, ...plan }
  const problems = [...plan.problems]
  const before = plan.outcome === 'create' ? null : (known.find((one) => one.id === plan.id) ?? null)
  const changes: Changes = plan.outcome === 'create' ? { ...plan.product } : { ...plan.changes }
  const pictures = picturesAfter(before?.pictures ?? [], resolved ?? [])
  const units = plan.stock === null ? 0 : plan.stock - (before?.onHand ?? 0)
  if (before && Object.keys(changes).length === 0 && pictures === null && units === 0) {
    return { rowNumber, productId: before.id, outcome: 'same', problems }
  }
  if (staysTooLong({ ...before, ...changes }, context.lastDay)) {
    changes.active = false
    problems.push(`Fila ${rowNumber}: queda inactivo porque ya venció o vence pronto`)
  }
  return { rowNumber, id: before?.id ?? 0, before, changes, units, pictures, problems }
}

function staysTooLong({ active, expiresOn }: Changes, lastDay: BusinessDay | null): boolean {
  return Boolean(active && expiresOn && lastDay !== null && expiresOn <= lastDay)
}

/** The product's pictures with those of the row in their places; null when they stay. */
function picturesAfter(before: readonly string[], resolved: ResolvedPictures): string[] | null {
  const after = [0, 1, 2].map((place) => resolved[place] ?? before[place])
  const keys = [...new Set(after.filter((key) => key !== undefined))]
  return JSON.stringify(keys) === JSON.stringify(before) ? null : keys
}
