import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { editAdjustmentForm, newAdjustmentForm } from './adjustment-form.ts'
import { editAdjustment, voidAdjustment } from './edit-adjustment.server.ts'
import { ADJUSTMENTS_PAGE, listAdjustments, readAdjustment } from './list-adjustments.server.ts'
import { listMovements } from './list-movements.server.ts'
import { moveStock } from './move-stock.server.ts'
import { recordAdjustment } from './record-adjustment.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')
let by: { id: string; name: string }

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'manager', name: 'Marta' })
})
beforeEach(async () => {
  await shop.db.execute(sql`truncate products, adjustments restart identity cascade`)
})

type Kind = 'entrada' | 'salida'
const record = (productId: number, kind: Kind, quantity: number, comment: string | null = null) =>
  recordAdjustment(shop.db, { productId, kind, quantity, comment, by, now })
const edit = (id: number, version: number, kind: Kind, quantity: number, comment: string | null = null) =>
  editAdjustment(shop.db, { id, version, adjustment: { kind, quantity, comment }, by, now })

async function onHand(productId: number) {
  const { rows } = await shop.db.execute<{ units: number; moved: number }>(sql`
    select on_hand as units, (select sum(quantity)::int from stock_movements where product_id = s.product_id) as moved
    from stock s where product_id = ${productId}`)
  expect(rows[0]?.units).toBe(rows[0]?.moved)
  return rows[0]?.units
}

function move(productId: number, change: { onHand?: number; reserved?: number }) {
  const moves = [{ productId, onHand: 0, reserved: 0, ...change }]
  return shop.db.transaction((tx) => moveStock(tx, moves, { kind: 'adjustment', userId: null, at: now }))
}

describe('the form', () => {
  const messages = (input: Record<string, string>) => {
    const parsed = newAdjustmentForm.safeParse(input)
    return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
  }
  test('says what is missing and what is too little, as specified', () => {
    expect(messages({ kind: 'entrada' })).toContain('Por favor complete todos los campos requeridos')
    expect(messages({ kind: 'entrada', productId: '1', quantity: '' })).toEqual([
      'Por favor complete todos los campos requeridos',
    ])
    expect(messages({ kind: 'salida', productId: '1', quantity: '0' })).toEqual([
      'La cantidad debe ser mayor a 0',
    ])
    expect(messages({ kind: 'salida', productId: '1', quantity: '-4' })).toEqual([
      'La cantidad debe ser mayor a 0',
    ])
    expect(editAdjustmentForm.safeParse({ kind: 'salida', quantity: '3' }).success).toBe(true)
  })
})

test('an entry adds and an exit subtracts, each with its movement and its entry in the log', async () => {
  const product = await makeProduct(shop.db, { stock: 10 })
  expect(await record(product.id, 'entrada', 5, 'Compra')).toMatchObject({ ok: true, stockAfter: 15 })
  expect(await record(product.id, 'salida', 12, 'Vencido')).toMatchObject({ ok: true, stockAfter: 3 })
  expect(await onHand(product.id)).toBe(3)
  const { rows } = await listAdjustments(shop.db, { search: '', kind: null, page: 1 })
  expect(rows).toMatchObject([
    { kind: 'salida', quantity: 12, stockBefore: 15, stockAfter: 3, comment: 'Vencido', by: 'Marta' },
    { kind: 'entrada', quantity: 5, stockBefore: 10, stockAfter: 15, comment: 'Compra' },
  ])
  const story = await listMovements(shop.db, { productId: product.id, page: 1 })
  expect(story.rows.map(({ kind, quantity, stockAfter }) => [kind, quantity, stockAfter])).toEqual([
    ['adjustment', -12, 3],
    ['adjustment', 5, 15],
    ['initial', 10, 10],
  ])
})

test('an exit of more than there is, or of what orders hold, is refused and writes nothing', async () => {
  const product = await makeProduct(shop.db, { stock: 10 })
  await move(product.id, { reserved: 4 })
  expect(await record(product.id, 'salida', 7)).toEqual({
    ok: false,
    reason: 'insufficient-stock',
    available: 6,
  })
  expect(await onHand(product.id)).toBe(10)
  expect((await listAdjustments(shop.db, { search: '', kind: null, page: 1 })).total).toBe(0)
})

test('inactive and expired products can be written off', async () => {
  const product = await makeProduct(shop.db, { active: false, expiresOn: '2020-01-01' as never, stock: 3 })
  expect(await record(product.id, 'salida', 3)).toMatchObject({ ok: true, stockAfter: 0 })
})

describe('editing', () => {
  test('writes the compensating movement and shows what is now written', async () => {
    const product = await makeProduct(shop.db, { stock: 10 })
    const recorded = await record(product.id, 'entrada', 5)
    const id = recorded.ok ? recorded.id : 0
    expect(await edit(id, 1, 'entrada', 2, 'eran dos')).toEqual({
      ok: true,
      changed: ['quantity', 'comment'],
    })
    expect(await onHand(product.id)).toBe(12)
    expect(await readAdjustment(shop.db, id)).toMatchObject({
      quantity: 2,
      stockBefore: 10,
      stockAfter: 12,
      version: 2,
    })
    const story = await listMovements(shop.db, { productId: product.id, page: 1 })
    expect(story.rows[0]).toMatchObject({
      kind: 'adjustment-edited',
      quantity: -3,
      stockBefore: 15,
      stockAfter: 12,
    })
  })

  test('turning an entry into an exit moves both', async () => {
    const product = await makeProduct(shop.db, { stock: 10 })
    const recorded = await record(product.id, 'entrada', 5)
    await edit(recorded.ok ? recorded.id : 0, 1, 'salida', 4)
    expect(await onHand(product.id)).toBe(6)
  })

  test('neither today’s stock nor that of the day may come out below zero', async () => {
    const product = await makeProduct(shop.db, { stock: 2 })
    const recorded = await record(product.id, 'entrada', 5)
    const id = recorded.ok ? recorded.id : 0
    expect(await edit(id, 1, 'salida', 3)).toMatchObject({ ok: false, reason: 'insufficient-stock' })
    await move(product.id, { onHand: -6 })
    expect(await edit(id, 1, 'entrada', 1)).toMatchObject({
      ok: false,
      reason: 'insufficient-stock',
      available: 1,
    })
    expect(await onHand(product.id)).toBe(1)
  })

  test('saving without a change writes nothing; an older version is told', async () => {
    const product = await makeProduct(shop.db)
    const recorded = await record(product.id, 'entrada', 5)
    const id = recorded.ok ? recorded.id : 0
    expect(await edit(id, 1, 'entrada', 5)).toEqual({ ok: true, changed: [] })
    await edit(id, 1, 'entrada', 6)
    expect(await edit(id, 1, 'entrada', 7)).toEqual({ ok: false, reason: 'changed-meanwhile' })
  })
})

describe('deleting', () => {
  test('puts the units back once and keeps the record as anulado with its author', async () => {
    const product = await makeProduct(shop.db, { stock: 10 })
    const recorded = await record(product.id, 'salida', 4)
    const id = recorded.ok ? recorded.id : 0
    const twice = await Promise.all([1, 2].map(() => voidAdjustment(shop.db, { id, by, now })))
    expect(twice.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await onHand(product.id)).toBe(10)
    expect(await readAdjustment(shop.db, id)).toMatchObject({ voidedBy: 'Marta', voidedAt: now })
    expect(await edit(id, 2, 'salida', 1)).toEqual({ ok: false, reason: 'not-found' })
  })

  test('of an entry already sold is refused', async () => {
    const product = await makeProduct(shop.db, { stock: 0 })
    const recorded = await record(product.id, 'entrada', 5)
    await move(product.id, { onHand: -2 })
    expect(await voidAdjustment(shop.db, { id: recorded.ok ? recorded.id : 0, by, now })).toEqual({
      ok: false,
      reason: 'insufficient-stock',
      available: 3,
    })
  })
})

test('a hundred rivals over few units: what is written adds up, and nothing is below zero', async () => {
  const product = await makeProduct(shop.db, { stock: 30 })
  const recorded = await record(product.id, 'entrada', 10)
  const id = recorded.ok ? recorded.id : 0
  const rivals = Array.from({ length: 100 }, (_, place) => {
    if (place % 4 === 0) return record(product.id, 'salida', 3)
    if (place % 4 === 1) return move(product.id, { onHand: -1 })
    if (place % 4 === 2) return move(product.id, { reserved: 1 })
    return edit(id, 1 + Math.floor(place / 40), 'entrada', 1 + (place % 9))
  })
  await Promise.all(rivals)
  const left = await onHand(product.id)
  expect(left).toBeGreaterThanOrEqual(0)
  const { rows } = await shop.db.execute<{ ok: boolean }>(
    sql`select available >= 0 and reserved <= on_hand as ok from stock where product_id = ${product.id}`,
  )
  expect(rows).toEqual([{ ok: true }])
})

test('the history pages by a hundred and finds by product or SKU', async () => {
  const product = await makeProduct(shop.db, { name: 'Cúrcuma', sku: 'CUR-9', stock: 1 })
  const other = await makeProduct(shop.db, { stock: 1 })
  for (let count = 0; count < ADJUSTMENTS_PAGE; count++) await record(other.id, 'entrada', 1)
  await record(product.id, 'entrada', 1)
  const { rows } = await listAdjustments(shop.db, { search: '', kind: null, page: 1 })
  expect(rows).toHaveLength(100)
  expect(rows[0]).toMatchObject({ product: 'Cúrcuma', sku: 'CUR-9', kind: 'entrada' })
  expect(await listAdjustments(shop.db, { search: '', kind: null, page: 2 })).toMatchObject({
    total: 101,
    pages: 2,
    page: 2,
  })
  for (const search of ['curcuma', 'cur-9']) {
    expect((await listAdjustments(shop.db, { search, kind: null, page: 1 })).total).toBe(1)
  }
})
