import { inArray, sql } from 'drizzle-orm'
import { moveStock } from '#app/shop/inventory/move-stock.server.ts'
import type { Transaction } from '#db/client.ts'
import { productPictures, products } from '#db/schema/products.ts'
import { staffLog } from '#db/schema/staff-log.ts'
import type { KnownProduct } from './known-products.server.ts'
import type { Changes } from './plan-row.ts'

/** One row that changes the shop: a new product (`before` is null, `id` is given on insertion), or one that is there. */
export type Write = {
  rowNumber: number
  id: number
  before: KnownProduct | null
  changes: Changes
  /** How the units on hand change. */
  units: number
  pictures: string[] | null
  problems: string[]
}
type When = { by: { id: string; name: string }; now: Date }

export async function insertNew(tx: Transaction, writes: readonly Write[], { now }: When) {
  if (writes.length === 0) return
  // Ids taken beforehand belong to their rows for certain, whatever order the database answers in.
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval('products_id_seq')::int as id from generate_series(1, ${writes.length})`,
  )
  for (const [place, write] of writes.entries()) write.id = rows[place]?.id ?? 0
  const values = writes.map(({ id, changes }) => ({ id, ...changes, createdAt: now, updatedAt: now }))
  await tx.insert(products).values(values as (typeof products.$inferInsert)[])
}

/** Whole rows in one statement: each product's own changes over what it was, which the lock keeps true. */
export async function updateKnown(tx: Transaction, writes: readonly Write[], { now }: When) {
  if (writes.length === 0) return
  const rows = writes.map(({ before, changes }) => ({ ...before, ...changes }))
  await tx.execute(sql`
    update products p set name = r.name, brand = r.brand, sku = r.sku, code = r.code,
      category_id = r."categoryId", description = r.description, presentation = r.presentation, usage = r.usage,
      gender = r.gender, alcohol_concentration = r."alcoholConcentration", health_goals = r."healthGoals",
      price = r.price, cost = r.cost, discount_percent = r."discountPercent", min_stock = r."minStock",
      max_stock = r."maxStock", expires_on = r."expiresOn", active = r.active,
      featured_position = r."featuredPosition", version = p.version + 1, updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, name text, brand text, sku text,
      code text, "categoryId" int, description text, presentation text, usage text, gender text,
      "alcoholConcentration" text, "healthGoals" text[], price bigint, cost bigint, "discountPercent" smallint,
      "minStock" int, "maxStock" int, "expiresOn" date, active boolean, "featuredPosition" int)
    where p.id = r.id`)
}

export async function writePictures(tx: Transaction, writes: readonly Write[]) {
  const changed = writes.filter((write) => write.pictures !== null)
  if (changed.length === 0) return
  const ids = changed.map((write) => write.id)
  await tx.delete(productPictures).where(inArray(productPictures.productId, ids))
  const rows = changed.flatMap(({ id: productId, pictures }) =>
    (pictures ?? []).map((mediaKey, place) => ({ productId, position: place + 1, mediaKey })),
  )
  if (rows.length > 0) await tx.insert(productPictures).values(rows)
}

export async function moveUnits(tx: Transaction, writes: readonly Write[], { by, now }: When) {
  const moves = writes.map(({ id, units }) => ({ productId: id, onHand: units, reserved: 0 }))
  const moved = await moveStock(tx, moves, { kind: 'import', userId: by.id, at: now })
  if (!moved.ok) throw new Error('Stock ran short although it was planned under lock')
}

export async function logWrites(tx: Transaction, writes: readonly Write[], { by, now }: When) {
  if (writes.length === 0) return
  const entries = writes.map(({ id, before, changes, units, pictures }) => {
    const fields = Object.keys(changes) as (keyof Changes)[]
    const stockBefore = before && units !== 0 ? { stock: before.onHand } : {}
    const stockAfter = units !== 0 ? { stock: (before?.onHand ?? 0) + units } : {}
    return {
      at: now,
      userId: by.id,
      userName: by.name,
      action: before ? 'editó por importación' : 'creó por importación',
      entity: 'producto',
      entityId: String(id),
      before: before && {
        ...Object.fromEntries(fields.map((field) => [field, before[field]])),
        ...stockBefore,
      },
      after: { ...changes, ...stockAfter, ...(pictures ? { pictures } : {}) },
    }
  })
  await tx.insert(staffLog).values(entries)
}
