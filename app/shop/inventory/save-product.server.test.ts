import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { archiveProduct } from '#app/shop/catalog/archive-product.server.ts'
import { bulkEdit } from '#app/shop/catalog/bulk-edit.server.ts'
import { deactivateExpiring } from '#app/shop/catalog/deactivate-expiring.server.ts'
import { duplicateProduct } from '#app/shop/catalog/duplicate-product.server.ts'
import { type ProductFormValue, productForm } from '#app/shop/catalog/product-form.ts'
import { readProductForStaff } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas, plainCordobas } from '#app/shop/kernel/money.ts'
import { changeSettings } from '#app/shop/settings/change-settings.server.ts'
import { media } from '#db/schema/media.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { moveStock } from './move-stock.server.ts'
import { createStockedProduct, editStockedProduct } from './save-product.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')
const today = businessDay(now)
let by: { id: string; name: string }

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'manager', name: 'Marta' })
})
beforeEach(async () => {
  await shop.db.execute(sql`truncate products, categories, settings restart identity cascade`)
})

const typed = (fields: Record<string, string | string[]> = {}): ProductFormValue =>
  productForm.parse({
    name: 'Miel de jicote',
    price: '250.50',
    cost: '120',
    stock: '8',
    active: 'on',
    ...fields,
  })

function create(fields: Record<string, string | string[]> = {}) {
  const { stock, pictures, ...product } = typed(fields)
  return createStockedProduct(shop.db, { product, stock, pictures, by, now })
}

async function rowOf(id: number) {
  const { rows } = await shop.db.execute(sql`select p.*, s.on_hand, p.xmin::text from products p
    join stock s on s.product_id = p.id where p.id = ${id}`)
  return rows[0]
}

/** The form as the page fills it from the stored product, sent back. */
async function formOf(id: number, changes: Record<string, string | string[]> = {}) {
  const stored = await readProductForStaff(shop.db, { id, costs: true })
  if (!stored) throw new Error('There is no such product')
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  const { stock, pictures, ...product } = productForm.parse({
    name: stored.name,
    brand: text(stored.brand),
    sku: text(stored.sku),
    code: text(stored.code),
    categoryId: text(stored.categoryId),
    description: text(stored.description),
    price: plainCordobas(stored.price),
    cost: plainCordobas(stored.cost ?? cordobas(0)),
    discountPercent: text(stored.discountPercent),
    stock: text(stored.onHand),
    minStock: text(stored.minStock),
    maxStock: text(stored.maxStock),
    expiresOn: text(stored.expiresOn),
    featuredPosition: text(stored.featuredPosition),
    healthGoals: stored.healthGoals,
    pictures: stored.pictures.map((picture) => picture.key),
    ...(stored.active ? { active: 'on' } : {}),
    ...changes,
  })
  const edit = { id, version: stored.version, product, pictures, by, now }
  return { ...edit, stock: { shown: stored.onHand, wanted: stock } }
}

describe('a new product', () => {
  test('has the defaults of the form, its first units as a movement, and its entry in the log', async () => {
    const created = await create({ brand: ' ', sku: 'ML-1' })
    if (!created.ok) throw new Error(created.reason)
    expect(await rowOf(created.id)).toMatchObject({
      price: 25050,
      cost: 12000,
      brand: null,
      min_stock: 5,
      max_stock: 100,
      discount_percent: 0,
      on_hand: 8,
      active: true,
    })
    const { rows } = await shop.db.execute(sql`select kind, quantity, user_id from stock_movements`)
    expect(rows).toEqual([{ kind: 'initial', quantity: 8, user_id: by.id }])
    const { rows: log } = await shop.db.execute(sql`
      select user_name, action, after ->> 'name' as name from staff_log where entity_id = ${String(created.id)}`)
    expect(log).toContainEqual({ user_name: 'Marta', action: 'creó', name: 'Miel de jicote' })
  })

  test('with a SKU that another one has is refused, in whatever case, and leaves nothing', async () => {
    await create({ sku: 'ML-1' })
    expect(await create({ sku: 'ml-1' })).toEqual({ ok: false, reason: 'sku-taken' })
    expect(await shop.db.$count(media)).toBe(0)
    expect((await shop.db.execute(sql`select 1 from products`)).rows).toHaveLength(1)
  })

  test('takes only pictures and categories that exist', async () => {
    expect(await create({ pictures: ['u-not-there'] })).toEqual({ ok: false, reason: 'unknown-picture' })
    expect(await create({ categoryId: '999' })).toEqual({ ok: false, reason: 'unknown-category' })
    expect((await shop.db.execute(sql`select 1 from products`)).rows).toHaveLength(0)
  })

  test('that expires within the days set starts inactive', async () => {
    const soon = await create({ expiresOn: addDays(today, 180) })
    const later = await create({ expiresOn: addDays(today, 181) })
    expect(soon).toMatchObject({ ok: true, deactivated: true })
    expect(later).toMatchObject({ ok: true, deactivated: false })
  })
})

describe('editing', () => {
  test('saving what was opened leaves the row identical', async () => {
    const category = await makeCategory(shop.db)
    const product = await makeProduct(shop.db, {
      categoryId: category.id,
      price: cordobas(99),
      healthGoals: ['sleep'],
      expiresOn: addDays(today, 30),
      featuredPosition: 2,
    })
    const before = await rowOf(product.id)
    const saved = await editStockedProduct(shop.db, await formOf(product.id))
    expect(saved).toEqual({ ok: true, changed: [], deactivated: false })
    expect(await rowOf(product.id)).toEqual(before)
  })

  test('writes only what changed, and the log says from what to what', async () => {
    const product = await makeProduct(shop.db, { name: 'Té', stock: 4 })
    const saved = await editStockedProduct(
      shop.db,
      await formOf(product.id, { price: '1,234.50', discountPercent: '10', stock: '9' }),
    )
    expect(saved).toEqual({ ok: true, changed: ['price', 'discountPercent', 'stock'], deactivated: false })
    expect(await rowOf(product.id)).toMatchObject({
      price: 123450,
      final_price: 111100,
      on_hand: 9,
      version: 2,
    })
    const { rows } = await shop.db.execute(sql`
      select before, after from staff_log where entity_id = ${String(product.id)} and action = 'editó'`)
    expect(rows).toEqual([
      { before: { price: 10000, discountPercent: 0 }, after: { price: 123450, discountPercent: 10 } },
    ])
  })

  test('the second of two editors is told, and overwrites nothing', async () => {
    const product = await makeProduct(shop.db)
    const second = await formOf(product.id, { name: 'Del segundo' })
    await editStockedProduct(shop.db, await formOf(product.id, { name: 'Del primero' }))
    expect(await editStockedProduct(shop.db, second)).toEqual({ ok: false, reason: 'changed-meanwhile' })
    expect(await rowOf(product.id)).toMatchObject({ name: 'Del primero' })
  })

  test('a sale that came in between is said, and the other fields are not written either', async () => {
    const product = await makeProduct(shop.db, { name: 'Té', stock: 10 })
    const form = await formOf(product.id, { name: 'Otro', stock: '12' })
    await sell(product.id, 3)
    expect(await editStockedProduct(shop.db, form)).toEqual({ ok: false, reason: 'stock-changed', onHand: 7 })
    expect(await rowOf(product.id)).toMatchObject({ name: 'Té', on_hand: 7 })
  })

  test('stock cannot go below what orders hold', async () => {
    const product = await makeProduct(shop.db, { stock: 10 })
    await reserve(product.id, 6)
    const form = await formOf(product.id, { stock: '5' })
    expect(await editStockedProduct(shop.db, form)).toEqual({
      ok: false,
      reason: 'insufficient-stock',
      reserved: 6,
    })
  })

  test('two people who rename to the same SKU: one is told', async () => {
    const [one, two] = [await makeProduct(shop.db), await makeProduct(shop.db)]
    const forms = await Promise.all([formOf(one.id, { sku: 'IGUAL' }), formOf(two.id, { sku: 'igual' })])
    const saved = await Promise.all(forms.map((form) => editStockedProduct(shop.db, form)))
    expect(saved.filter((one) => one.ok)).toHaveLength(1)
    expect(saved).toContainEqual({ ok: false, reason: 'sku-taken' })
  })
})

describe('edits race with sales', () => {
  test('units add up to the movements, and nothing is below zero', async () => {
    const product = await makeProduct(shop.db, { stock: 20 })
    const rivals = Array.from({ length: 30 }, async (_, place) => {
      if (place % 3 > 0) return sell(product.id, 1)
      const form = await formOf(product.id, { stock: String(place), name: `Nombre ${place}` })
      return editStockedProduct(shop.db, form)
    })
    const outcomes = await Promise.allSettled(rivals)
    expect(outcomes.filter((one) => one.status === 'rejected')).toEqual([])
    const { rows } = await shop.db.execute<{ on_hand: number; moved: number; lowest: number }>(sql`
      select s.on_hand, sum(m.quantity)::int as moved, min(m.stock_after) as lowest
      from stock s join stock_movements m using (product_id) where product_id = ${product.id} group by s.on_hand`)
    expect(rows[0]?.on_hand).toBe(rows[0]?.moved)
    expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0)
  })
})

describe('several products at once', () => {
  test('a price moved by percent, half up to the centavo, with an entry for each', async () => {
    const one = await makeProduct(shop.db, { price: cordobas(100) })
    const two = await makeProduct(shop.db, { price: 3335 as never })
    const change = { kind: 'shift-price', percent: 10 } as const
    expect(await bulkEdit(shop.db, { ids: [two.id, one.id], change, by, now })).toEqual({
      ok: true,
      changed: 2,
      same: 0,
      kept: 0,
    })
    expect([(await rowOf(one.id))?.price, (await rowOf(two.id))?.price]).toEqual([11000, 3669])
  })

  test('those already so stay untouched, those about to expire are not switched on', async () => {
    const on = await makeProduct(shop.db)
    const off = await makeProduct(shop.db, { active: false })
    const old = await makeProduct(shop.db, { active: false, expiresOn: today })
    const before = await rowOf(on.id)
    const change = { kind: 'state', active: true } as const
    const ids = [on.id, off.id, old.id]
    expect(await bulkEdit(shop.db, { ids, change, by, now })).toMatchObject({ changed: 1, same: 1, kept: 1 })
    expect(await rowOf(on.id)).toEqual(before)
  })

  test('two who change overlapping lists wait for each other', async () => {
    const ids: number[] = []
    for (let place = 0; place < 20; place++) ids.push((await makeProduct(shop.db)).id)
    const shift = (list: number[], percent: number) =>
      bulkEdit(shop.db, { ids: list, change: { kind: 'shift-price', percent }, by, now })
    await Promise.all([shift(ids, 10), shift(ids.toReversed(), 10), shift(ids, 10)])
    const { rows } = await shop.db.execute(sql`select distinct price, version from products`)
    expect(rows).toEqual([{ price: 13310, version: 4 }])
  })

  test('a category that does not exist changes nothing', async () => {
    const product = await makeProduct(shop.db)
    const change = { kind: 'category', categoryId: 77 } as const
    const refusal = { ok: false, reason: 'unknown-category' }
    expect(await bulkEdit(shop.db, { ids: [product.id], change, by, now })).toEqual(refusal)
  })
})

test('a copy starts inactive, without SKU, code and units, and with the same pictures', async () => {
  await shop.db.insert(media).values({ key: 'u-for-copy', kind: 'uploaded', width: 9, height: 9 })
  const created = await create({ sku: 'OR-1', code: '744', pictures: ['u-for-copy'] })
  const copied = await duplicateProduct(shop.db, { id: created.ok ? created.id : 0, by, now })
  const copy = await readProductForStaff(shop.db, { id: copied.ok ? copied.id : 0, costs: true })
  expect(copy).toMatchObject({
    name: 'Miel de jicote (copia)',
    sku: null,
    code: null,
    active: false,
    onHand: 0,
  })
  expect(copy?.pictures.map((picture) => picture.key)).toEqual(['u-for-copy'])
})

test('a deleted product leaves the lists; its row stays and its SKU is free', async () => {
  const product = await makeProduct(shop.db, { sku: 'LIBRE' })
  expect(await archiveProduct(shop.db, { id: product.id, by, now })).toMatchObject({ ok: true })
  expect(await readProductForStaff(shop.db, { id: product.id, costs: true })).toBeNull()
  expect(await create({ sku: 'libre' })).toMatchObject({ ok: true })
  expect(await archiveProduct(shop.db, { id: product.id, by, now })).toEqual({
    ok: false,
    reason: 'not-found',
  })
})

test('costs are not read for those who may not see them', async () => {
  const product = await makeProduct(shop.db, { cost: cordobas(61) })
  const seen = await readProductForStaff(shop.db, { id: product.id, costs: false })
  expect(seen?.cost).toBeNull()
  expect(JSON.stringify(seen)).not.toContain('6100')
})

describe('expiry', () => {
  test('from yesterday to the last day of the setting, active products leave; each with its entry', async () => {
    const expired = await makeProduct(shop.db, { expiresOn: addDays(today, -1) })
    const last = await makeProduct(shop.db, { expiresOn: addDays(today, 180) })
    const fine = await makeProduct(shop.db, { expiresOn: addDays(today, 181) })
    expect(await deactivateExpiring(shop.db, { now })).toBe(2)
    expect(await deactivateExpiring(shop.db, { now })).toBe(0)
    expect((await rowOf(expired.id))?.active).toBe(false)
    expect((await rowOf(last.id))?.active).toBe(false)
    expect((await rowOf(fine.id))?.active).toBe(true)
    const { rows } = await shop.db.execute(sql`
      select user_name, action from staff_log where entity_id = ${String(last.id)}`)
    expect(rows).toContainEqual({ user_name: 'Sistema', action: 'desactivó por vencimiento' })
  })

  test('the setting changes the days, and switches it off', async () => {
    const product = await makeProduct(shop.db, { expiresOn: addDays(today, 20) })
    await changeSettings(shop.db, { changes: { expiryDays: 10 }, by, now })
    expect(await deactivateExpiring(shop.db, { now })).toBe(0)
    await changeSettings(shop.db, { changes: { expiryDays: 30, deactivateExpiring: false }, by, now })
    expect(await deactivateExpiring(shop.db, { now })).toBe(0)
    await changeSettings(shop.db, { changes: { deactivateExpiring: true }, by, now })
    expect(await deactivateExpiring(shop.db, { now })).toBe(1)
    expect((await rowOf(product.id))?.active).toBe(false)
  })
})

function sell(productId: number, quantity: number) {
  return shop.db.transaction((tx) =>
    moveStock(tx, [{ productId, onHand: -quantity, reserved: 0 }], {
      kind: 'adjustment',
      userId: null,
      at: now,
    }),
  )
}

function reserve(productId: number, quantity: number) {
  return shop.db.transaction((tx) =>
    moveStock(tx, [{ productId, onHand: 0, reserved: quantity }], { kind: 'sale', userId: null, at: now }),
  )
}
