import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cordobas, plainCordobas } from '#app/shop/kernel/money.ts'
import { stock, stockMovements } from '#db/schema/inventory.ts'
import { orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'
import { staffLog } from '#db/schema/staff-log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { makeStoreOrder, makeWebOrder } from '#tests/support/factories/placed-orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment } from '#tests/support/factories/shop.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { cancelOwnOrder } from './cancel-own-order.server.ts'
import { changeOrderStatus } from './change-order-status.server.ts'
import { changePaymentState } from './change-payment-state.server.ts'
import { confirmWebOrder } from './confirm-web-order.server.ts'
import { createStoreOrder } from './create-store-order.server.ts'
import { deleteOrder } from './delete-order.server.ts'
import { editStoreOrder } from './edit-store-order.server.ts'
import { editWebOrder } from './edit-web-order.server.ts'
import { editStoreOrderForm, editWebOrderForm, newStoreOrderForm } from './order-forms.ts'
import { sayOrderRefusal } from './order-words.ts'
import { readOrder, type StaffOrder } from './read-order.server.ts'
import { readOrderByToken } from './read-order-view.server.ts'
import { releaseLapsedReservations } from './release-lapsed-reservations.server.ts'

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

const webEdit = (order: StaffOrder, change: object = {}) =>
  editWebOrderForm.parse({
    version: order.version,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail ?? '',
    customerAddress: order.customerAddress ?? '',
    paymentMethod: order.paymentMethod,
    notes: order.notes ?? '',
    lines: order.lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity,
      unitPrice: plainCordobas(unitPrice),
    })),
    ...change,
  })

const storeEdit = (order: StaffOrder, change: object = {}) =>
  editStoreOrderForm.parse({
    version: order.version,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail ?? '',
    customerAddress: order.customerAddress ?? '',
    deliveryType: order.deliveryType,
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    extraordinaryPercent: order.extraordinaryPercent,
    notes: order.notes ?? '',
    lines: order.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...change,
  })

describe('status', () => {
  test('completing takes the units once, reopening gives exactly them back, and each change has who and when', async () => {
    const product = await makeProduct(shop.db, { stock: 5 })
    const { id, number } = await makeWebOrder(shop.db, [{ product, quantity: 3 }], { now: noon })
    const { version } = await read(id)
    const complete = { orderId: id, to: 'completado' as const, version, by, now: hours(1) }
    const twice = await Promise.all([
      changeOrderStatus(shop.db, complete),
      changeOrderStatus(shop.db, complete),
    ])
    expect(twice.every((outcome) => outcome.ok)).toBe(true)
    expect(await stockOf(product.id)).toMatchObject({ onHand: 2, reserved: 0 })
    expect(await read(id)).toMatchObject({
      completedAt: hours(1),
      confirmedAt: hours(1),
      reservedUntil: null,
    })

    await setStatus(id, 'pendiente', hours(2))
    expect(await stockOf(product.id)).toMatchObject({ onHand: 5, reserved: 3 })
    await setStatus(id, 'cancelado', hours(3))
    expect(await stockOf(product.id)).toMatchObject({ onHand: 5, reserved: 0 })

    const { events } = await read(id)
    expect(events.map(({ kind, from, to, actor, at }) => [kind, from, to, actor, at])).toEqual([
      ['created', null, 'en_proceso', 'Ana Pérez', noon],
      ['status', 'en_proceso', 'completado', by.name, hours(1)],
      ['status', 'completado', 'pendiente', by.name, hours(2)],
      ['status', 'pendiente', 'cancelado', by.name, hours(3)],
    ])
    const moves = await shop.db.select().from(stockMovements).where(eq(stockMovements.orderId, id))
    expect(moves.map((move) => [move.kind, move.quantity, move.userId])).toEqual([
      ['sale', -3, by.id],
      ['sale-returned', 3, by.id],
    ])
    const logged = await shop.db.select().from(staffLog).where(eq(staffLog.entityId, number))
    expect(logged).toHaveLength(3)
  })

  test('a second tab that shows an older version is told', async () => {
    const product = await makeProduct(shop.db)
    const { id } = await makeWebOrder(shop.db, [{ product }])
    await setStatus(id, 'pendiente')
    const late = { orderId: id, version: 1, by, now: noon }
    expect(await changeOrderStatus(shop.db, { ...late, to: 'completado' })).toMatchObject({
      reason: 'changed-meanwhile',
      version: 2,
    })
    expect(await changePaymentState(shop.db, { ...late, to: 'completed' })).toMatchObject({
      reason: 'changed-meanwhile',
    })
    expect(await deleteOrder(shop.db, late)).toMatchObject({ reason: 'changed-meanwhile' })
    const form = webEdit({ ...(await read(id)), version: 1 })
    expect(await editWebOrder(shop.db, { orderId: id, form, by, now: noon })).toMatchObject({
      reason: 'changed-meanwhile',
    })
  })

  test('a cancelled order comes back only if its units are there, and says how many are', async () => {
    const product = await makeProduct(shop.db, { name: 'Uña de gato', stock: 4 })
    const { id } = await makeWebOrder(shop.db, [{ product, quantity: 3 }])
    await setStatus(id, 'cancelado')
    await makeStoreOrder(shop.db, [{ product, quantity: 2 }], { by })
    const refused = await setStatus(id, 'completado')
    expect(refused).toMatchObject({
      reason: 'insufficient-stock',
      short: [{ name: 'Uña de gato', wanted: 3, available: 2 }],
    })
    expect(refused.ok ? '' : sayOrderRefusal(refused)).toBe(
      'Cantidad excede stock disponible: de Uña de gato se piden 3 y hay 2 unidades disponibles',
    )
    expect(await read(id)).toMatchObject({ status: 'cancelado' })
  })

  test('an unknown or deleted order is not found, and deleting gives back what it took', async () => {
    const product = await makeProduct(shop.db, { stock: 5 })
    const { id, token } = await makeStoreOrder(shop.db, [{ product, quantity: 2 }], {
      by,
      form: { status: 'completado' },
    })
    expect(await stockOf(product.id)).toMatchObject({ onHand: 3 })
    expect(await deleteOrder(shop.db, { orderId: id, version: 1, by, now: noon })).toMatchObject({ ok: true })
    expect(await stockOf(product.id)).toMatchObject({ onHand: 5, reserved: 0 })
    const again = { orderId: id, version: 2, by, now: noon }
    expect(await deleteOrder(shop.db, again)).toEqual({ ok: false, reason: 'not-found' })
    expect(await changeOrderStatus(shop.db, { ...again, to: 'pendiente' })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await readOrder(shop.db, { id })).toBeNull()
    expect(await readOrderByToken(shop.db, token)).toBeNull()
  })
})

describe('a reservation', () => {
  test('that nobody confirms lapses, is marked, and is taken again when it is confirmed', async () => {
    const product = await makeProduct(shop.db, { stock: 3 })
    const { id, token } = await makeWebOrder(shop.db, [{ product, quantity: 3 }], { now: noon })
    await releaseLapsedReservations(shop.db, { now: hours(47) })
    expect(await stockOf(product.id)).toMatchObject({ reserved: 3 })
    const [one, other] = await Promise.all([
      releaseLapsedReservations(shop.db, { now: hours(48) }),
      releaseLapsedReservations(shop.db, { now: hours(48) }),
    ])
    expect((one?.released ?? 0) + (other?.released ?? 0)).toBeGreaterThan(0)
    expect(await stockOf(product.id)).toMatchObject({ reserved: 0, available: 3 })
    expect(await readOrderByToken(shop.db, token)).toMatchObject({ status: 'en_proceso', lapsed: true })
    const lapses = (await read(id)).events.filter((event) => event.kind === 'reservation-lapsed')
    expect(lapses).toHaveLength(1)

    const other3 = await makeStoreOrder(shop.db, [{ product, quantity: 1 }], { by })
    const confirm = async () =>
      confirmWebOrder(shop.db, { orderId: id, version: (await read(id)).version, by, now: hours(50) })
    expect(await confirm()).toMatchObject({
      reason: 'insufficient-stock',
      short: [{ wanted: 3, available: 2 }],
    })
    await setStatus(other3.id, 'cancelado')
    expect(await confirm()).toMatchObject({ ok: true })
    expect(await readOrderByToken(shop.db, token)).toMatchObject({ lapsed: false, reservedUntil: null })
    await releaseLapsedReservations(shop.db, { now: hours(500) })
    expect(await stockOf(product.id)).toMatchObject({ reserved: 3 })
  })

  test('of an order that staff marked as paid does not lapse, and lines that are gone are named', async () => {
    const product = await makeProduct(shop.db, { stock: 3 })
    const pay = async (id: number) =>
      changePaymentState(shop.db, {
        orderId: id,
        to: 'completed',
        version: (await read(id)).version,
        by,
        now: hours(60),
      })
    const kept = await makeWebOrder(shop.db, [{ product, quantity: 1 }], { now: noon })
    await pay(kept.id)
    const lapsed = await makeWebOrder(shop.db, [{ product, quantity: 2 }], { now: noon })
    await releaseLapsedReservations(shop.db, { now: hours(49) })
    await makeStoreOrder(shop.db, [{ product, quantity: 1 }], { by })
    expect(await stockOf(product.id)).toMatchObject({ reserved: 2 })
    expect(await pay(lapsed.id)).toMatchObject({ ok: true, short: [{ wanted: 2, available: 1 }] })
    expect(await read(lapsed.id)).toMatchObject({ paymentState: 'completed', lapsed: true })
  })
})

describe('a customer cancels', () => {
  test('in the first two hours, with the address of the confirmation or the own account, and the units come back', async () => {
    const product = await makeProduct(shop.db)
    const { user } = await makeCustomerAccount(shop.db)
    const { user: stranger } = await makeCustomerAccount(shop.db)
    const { id, token, number } = await makeWebOrder(shop.db, [{ product }], { userId: user.id, now: noon })
    const notTheirs = await cancelOwnOrder(shop.db, { userId: stranger.id, number, now: hours(1) })
    expect(notTheirs).toEqual({ ok: false, reason: 'not-found' })
    expect(await cancelOwnOrder(shop.db, { token: 'x'.repeat(32), now: hours(1) })).toMatchObject({
      reason: 'not-found',
    })
    expect(await cancelOwnOrder(shop.db, { userId: user.id, number, now: hours(2) })).toMatchObject({
      reason: 'too-late',
    })
    expect(await cancelOwnOrder(shop.db, { userId: user.id, number, now: hours(1.9) })).toMatchObject({
      ok: true,
    })
    expect(await cancelOwnOrder(shop.db, { token, now: hours(9) })).toMatchObject({ ok: true })
    expect(await read(id)).toMatchObject({ status: 'cancelado' })
    expect(await stockOf(product.id)).toMatchObject({ reserved: 0 })
  })
})

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
    expect(await edit({ customerAddress: '' })).toEqual({ ok: false, reason: 'address-needed' })
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
