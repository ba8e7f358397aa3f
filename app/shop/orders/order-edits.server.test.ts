import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { stock } from '#db/schema/inventory.ts'
import { orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'
import { staffLog } from '#db/schema/staff-log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeStoreOrder, makeWebOrder, storeEdit, webEdit } from '#tests/support/factories/placed-orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment } from '#tests/support/factories/shop.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { changeOrderStatus } from './change-order-status.server.ts'
import { changePaymentState } from './change-payment-state.server.ts'
import { createStoreOrder } from './create-store-order.server.ts'
import { editStoreOrder } from './edit-store-order.server.ts'
import { editWebOrder } from './edit-web-order.server.ts'
import { newStoreOrderForm } from './order-forms.ts'
import { readOrder, type StaffOrder } from './read-order.server.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'

const shop = testDatabase()
let by: Awaited<ReturnType<typeof makeStaff>>
const noon = new Date('2026-11-23T18:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'seller' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})

async function read(id: number): Promise<StaffOrder> {
  const order = await readOrder(shop.db, { id })
  if (!order) throw new Error('The order is gone')
  return order
}

async function stockOf(productId: number) {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, productId))
  return row
}

const setStatus = async (id: number, to: StaffOrder['status'], now = noon) =>
  changeOrderStatus(shop.db, { orderId: id, to, version: (await read(id)).version, by, now })

describe('at the counter', () => {
  test('an order has several lines, an extraordinary discount, shipping of its department, and one customer per telephone', async () => {
    const [tea, oil] = [
      await makeProduct(shop.db, { price: cordobas(99) }),
      await makeProduct(shop.db, { price: cordobas(50) }),
    ]
    const department = await makeDepartment(shop.db, { name: 'León', shippingCost: cordobas(120) })
    const form = {
      deliveryType: 'delivery',
      departmentId: department.id,
      customerAddress: 'Frente al parque',
      extraordinaryPercent: 10,
      paymentState: 'credito',
    }
    const wanted = [
      { product: tea, quantity: 2 },
      { product: oil, quantity: 1 },
    ]
    const first = await makeStoreOrder(shop.db, wanted, { by, form })
    const second = await makeStoreOrder(shop.db, [{ product: tea }], {
      by,
      form: { customerPhone: '(505) 8777-6666' },
    })
    expect(first.number).toMatch(/^FN-\d{6}$/)
    expect(await read(first.id)).toMatchObject({
      subtotal: cordobas(248),
      discount: 2480,
      shippingCost: cordobas(120),
      total: 24800 - 2480 + 12000,
      departmentName: 'León',
      paymentState: 'credito',
      createdBy: by.name,
    })
    expect((await read(first.id)).customerId).toBe((await read(second.id)).customerId)
  })

  test('a double tap makes one order, and more than there is is refused', async () => {
    const product = await makeProduct(shop.db, { stock: 3 })
    const form = newStoreOrderForm.parse({
      key: randomUUID(),
      customerName: 'Luis Mora',
      customerPhone: '2255',
      deliveryType: 'pickup',
      paymentMethod: 'sinpe',
      paymentState: 'pagado',
      extraordinaryPercent: 0,
      status: 'completado',
      lines: [{ productId: product.id, quantity: 2 }],
    })
    const create = () => createStoreOrder(shop.db, { form, by, now: noon })
    const answers = await Promise.all([create(), create(), create()])
    expect(new Set(answers.map((answer) => (answer.ok ? answer.number : answer.reason))).size).toBe(1)
    expect(await stockOf(product.id)).toMatchObject({ onHand: 1 })
    const changed = { ...form, notes: 'otra cosa' }
    expect(await createStoreOrder(shop.db, { form: changed, by, now: noon })).toEqual({
      ok: false,
      reason: 'key-reused',
    })
    const more = { ...form, key: randomUUID() }
    expect(await createStoreOrder(shop.db, { form: more, by, now: noon })).toMatchObject({
      reason: 'insufficient-stock',
      short: [{ productId: product.id, wanted: 2, available: 1 }],
    })
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.checkoutKey, form.key ?? ''))
    expect(order?.customerId).toBeNull()
  })

  test('editing changes stock by the difference, keeps the prices of the moment, and takes today’s for new lines', async () => {
    const [tea, oil] = [
      await makeProduct(shop.db, { price: cordobas(100), stock: 5 }),
      await makeProduct(shop.db, { price: cordobas(30), stock: 5 }),
    ]
    const { id } = await makeStoreOrder(shop.db, [{ product: tea, quantity: 2 }], { by })
    await shop.db
      .update(products)
      .set({ price: cordobas(500) })
      .where(eq(products.id, tea.id))
    const lines = [
      { productId: tea.id, quantity: 4 },
      { productId: oil.id, quantity: 1 },
    ]
    const edit = async (change: object) =>
      editStoreOrder(shop.db, { orderId: id, form: storeEdit(await read(id), change), by, now: noon })
    expect(await edit({ lines })).toMatchObject({ ok: true })
    expect(await stockOf(tea.id)).toMatchObject({ reserved: 4 })
    expect(await stockOf(oil.id)).toMatchObject({ reserved: 1 })
    expect(await read(id)).toMatchObject({ total: cordobas(430), subtotal: cordobas(430) })

    expect(await edit({ lines: [{ productId: tea.id, quantity: 6 }] })).toMatchObject({
      reason: 'insufficient-stock',
      short: [{ wanted: 6, available: 5 }],
    })
    expect(await read(id)).toMatchObject({ total: cordobas(430) })
    await setStatus(id, 'completado')
    expect(await edit({ lines: [{ productId: tea.id, quantity: 1 }] })).toMatchObject({ ok: true })
    expect(await stockOf(tea.id)).toMatchObject({ onHand: 4, reserved: 0 })
    expect(await stockOf(oil.id)).toMatchObject({ onHand: 5, reserved: 0 })
  })

  test('a gift is free until another payment state is chosen, and credit is only for new orders', async () => {
    const product = await makeProduct(shop.db, { price: cordobas(100) })
    const { id } = await makeStoreOrder(shop.db, [{ product }], { by })
    const pay = async (to: 'regalia' | 'pagado' | 'credito') =>
      changePaymentState(shop.db, { orderId: id, to, version: (await read(id)).version, by, now: noon })
    await pay('regalia')
    expect(await read(id)).toMatchObject({ extraordinaryPercent: 100, total: 0, discount: cordobas(100) })
    await pay('pagado')
    expect(await read(id)).toMatchObject({ extraordinaryPercent: 0, total: cordobas(100) })
    expect(await pay('credito')).toEqual({ ok: false, reason: 'credit-only-when-new' })
    const form = storeEdit(await read(id), { paymentState: 'credito' })
    expect(await editStoreOrder(shop.db, { orderId: id, form, by, now: noon })).toMatchObject({
      reason: 'credit-only-when-new',
    })
    const gift = storeEdit(await read(id), { paymentState: 'regalia', extraordinaryPercent: 5 })
    await editStoreOrder(shop.db, { orderId: id, form: gift, by, now: noon })
    expect(await read(id)).toMatchObject({ extraordinaryPercent: 100, total: 0 })
  })

  test('a credit that is paid counts as a sale of that moment, an address put right does not', async () => {
    const product = await makeProduct(shop.db)
    const credit = { paymentState: 'credito', status: 'completado' }
    const { id } = await makeStoreOrder(shop.db, [{ product }], { by, form: credit, now: noon })
    const form = storeEdit(await read(id), { customerName: 'Luisa Mora' })
    await editStoreOrder(shop.db, { orderId: id, form, by, now: hours(1) })
    expect(await read(id)).toMatchObject({ customerName: 'Luisa Mora', completedAt: noon })
    const { version } = await read(id)
    await changePaymentState(shop.db, { orderId: id, to: 'pagado', version, by, now: hours(30) })
    expect(await read(id)).toMatchObject({ paymentState: 'pagado', completedAt: hours(30) })
  })
})

describe('editing a web order', () => {
  test('recomputes the total from its lines, shipping and promo percent', async () => {
    const product = await makeProduct(shop.db, { price: cordobas(100), stock: 9 })
    const { id } = await makeWebOrder(shop.db, [{ product, quantity: 2 }])
    await shop.db
      .update(orders)
      .set({ promoPercent: 10, discount: 2000 as never, total: 30_000 as never })
      .where(eq(orders.id, id))
    const lines = [{ productId: product.id, quantity: 3, unitPrice: '80.50' }]
    const form = webEdit(await read(id), { lines })
    expect(await editWebOrder(shop.db, { orderId: id, form, by, now: noon })).toMatchObject({ ok: true })
    expect(await read(id)).toMatchObject({ subtotal: 24_150, discount: 2415, total: 24_150 - 2415 + 12_000 })
    expect(await stockOf(product.id)).toMatchObject({ reserved: 3 })
    const [edited] = (await read(id)).events.filter((event) => event.kind === 'edited')
    expect(edited?.detail).toMatchObject({ before: { subtotal: cordobas(200) }, after: { subtotal: 24_150 } })
  })

  test('is for open, unpaid orders, and a delivery keeps an address', async () => {
    const product = await makeProduct(shop.db)
    const { id } = await makeWebOrder(shop.db, [{ product }])
    const edit = async (change: object = {}) =>
      editWebOrder(shop.db, { orderId: id, form: webEdit(await read(id), change), by, now: noon })
    expect(await edit({ deliveryType: 'pickup', customerAddress: '' })).toEqual({
      ok: false,
      reason: 'address-needed',
    })
    expect(await edit({ lines: [{ productId: 999_999, quantity: 1, unitPrice: '1' }] })).toMatchObject({
      reason: 'product-gone',
    })
    await changePaymentState(shop.db, {
      orderId: id,
      to: 'completed',
      version: (await read(id)).version,
      by,
      now: noon,
    })
    expect(await edit()).toEqual({ ok: false, reason: 'not-editable' })
    const other = await makeWebOrder(shop.db, [{ product }])
    await setStatus(other.id, 'completado')
    const form = webEdit(await read(other.id))
    expect(await editWebOrder(shop.db, { orderId: other.id, form, by, now: noon })).toEqual({
      ok: false,
      reason: 'not-editable',
    })
    const logged = and(eq(staffLog.action, 'editó'), eq(staffLog.entityId, other.number))
    expect(await shop.db.$count(staffLog, logged)).toBe(0)
  })
})
