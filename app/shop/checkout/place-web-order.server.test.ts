import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockStock } from '#app/shop/inventory/move-stock.server.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { readOrder } from '#app/shop/orders/read-order.server.ts'
import { stock } from '#db/schema/inventory.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'
import { settings } from '#db/schema/settings.ts'
import { departments } from '#db/schema/shipping.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutOf, phoneNumber } from '#tests/support/factories/checkouts.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment, makePromoCode } from '#tests/support/factories/shop.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { placeWebOrder } from './place-web-order.server.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'

const shop = testDatabase()
const now = new Date()
let managua: Awaited<ReturnType<typeof makeDepartment>>

beforeAll(async () => {
  managua = await makeDepartment(shop.db, { name: 'Managua', shippingCost: cordobas(80) })
})
beforeEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})

type Request = ReturnType<typeof checkoutOf>
const place = (request: Request, more: Partial<Parameters<typeof placeWebOrder>[1]> = {}) =>
  placeWebOrder(shop.db, { request, userId: null, clientAddress: '', cardAvailable: false, now, ...more })

async function stockOf(productId: number) {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, productId))
  return row
}

async function ordersWith(request: Request) {
  return shop.db.select().from(orders).where(eq(orders.checkoutKey, request.cart.key))
}

async function countWaiting(): Promise<number> {
  const { rows } = await shop.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}

describe('an order is placed', () => {
  test('with the prices of the server, reserved units, its customer, its story and two mails', async () => {
    const tea = await makeProduct(shop.db, { price: cordobas(99), discountPercent: 15, stock: 10 })
    const oil = await makeProduct(shop.db, { price: cordobas(250), stock: 3 })
    const request = checkoutOf(managua, [{ product: tea, quantity: 3 }, { product: oil }])
    const placed = await place(request)

    expect(placed).toMatchObject({ ok: true, repeated: false, number: expect.stringMatching(/^FW-\d{6}$/) })
    if (!placed.ok) return
    const order = await readOrder(shop.db, { number: placed.number })
    expect(order).toMatchObject({
      status: 'en_proceso',
      paymentState: 'pending',
      paymentMethod: 'efectivo',
      subtotal: cordobas(84 * 3 + 250),
      shippingCost: cordobas(80),
      discount: 0,
      total: cordobas(84 * 3 + 250 + 80),
      exchangeRate: 370_000,
      departmentName: 'Managua',
      customerId: expect.any(Number),
      reservedUntil: new Date(now.getTime() + 48 * 3_600_000),
      events: [{ kind: 'created', to: 'en_proceso', actor: 'Ana Pérez' }],
    })
    expect(order?.lines.map((line) => [line.productId, line.unitPrice, line.quantity])).toEqual([
      [tea.id, cordobas(84), 3],
      [oil.id, cordobas(250), 1],
    ])
    expect(await stockOf(tea.id)).toMatchObject({ onHand: 10, reserved: 3, available: 7 })
    const mails = await shop.db.select().from(mailOutbox)
    const ours = mails.filter((mail) => mail.key.endsWith(placed.number))
    expect(ours.map((mail) => mail.to).sort()).toEqual(['ana@example.com', 'hola@fitonica.example'])
    for (const mail of ours) expect(mail.text).toContain('Total: C$ 582.00')
  })

  test('for a signed-in customer under their account, and the next guest with that telephone joins them', async () => {
    const product = await makeProduct(shop.db)
    const { user, customer } = await makeCustomerAccount(shop.db)
    const phone = phoneNumber()
    const own = await place(checkoutOf(managua, [{ product }], { form: { customerPhone: phone } }), {
      userId: user.id,
    })
    const guest = await place(
      checkoutOf(managua, [{ product }], { form: { customerPhone: customer.phone as typeof phone } }),
    )
    const found = await shop.db.select().from(orders).where(eq(orders.customerId, customer.id))
    expect(found.map((order) => order.userId).sort()).toEqual([user.id, null].sort())
    expect(own.ok && guest.ok).toBe(true)
  })

  test('for pickup without shipping, at an offered hour that has room', async () => {
    const product = await makeProduct(shop.db)
    const friday = new Date('2026-11-20T15:00:00Z')
    const form = { deliveryMethod: 'pickup', pickupTime: '10:00', customerAddress: null } as const
    const at = (pickupDay: string) =>
      place(checkoutOf(managua, [{ product }], { form: { ...form, pickupDay } as never }), { now: friday })

    expect(await at('2026-11-20')).toMatchObject({ ok: false, reason: 'pickup-slot-unavailable' })
    expect(await at('2026-11-22')).toMatchObject({ ok: false, reason: 'pickup-slot-unavailable' })
    expect(await at('2026-11-28')).toMatchObject({ ok: true })
    expect(await at('2026-11-30')).toMatchObject({ ok: false, reason: 'pickup-slot-unavailable' })

    await shop.db.insert(settings).values({ key: 'pickupsPerSlot', value: 2 })
    expect(await at('2026-11-28')).toMatchObject({ ok: true })
    expect(await at('2026-11-28')).toMatchObject({ ok: false, reason: 'pickup-slot-full' })
    await shop.db.delete(settings)
  })

  test('with the same product on two lines as one line of both', async () => {
    const product = await makeProduct(shop.db, { stock: 5 })
    const request = checkoutOf(managua, [
      { product, quantity: 2 },
      { product, quantity: 3 },
    ])
    expect(await place(request)).toMatchObject({ ok: true })
    expect(await stockOf(product.id)).toMatchObject({ available: 0 })
    const tooMany = checkoutOf(managua, [
      { product, quantity: 60 },
      { product, quantity: 60 },
    ])
    expect(await place(tooMany)).toMatchObject({ ok: false, reason: 'too-many-of-each', most: 99 })
  })
})

describe('the same key', () => {
  test('answers with the same order, fifty times at once', async () => {
    const product = await makeProduct(shop.db, { stock: 200 })
    const request = checkoutOf(managua, [{ product, quantity: 2 }])
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(request)))
    const numbers = new Set(answers.map((answer) => (answer.ok ? answer.number : answer.reason)))
    expect(numbers.size).toBe(1)
    expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1)
    expect(await ordersWith(request)).toHaveLength(1)
    expect(await stockOf(product.id)).toMatchObject({ reserved: 2 })
  })

  test('with another cart or another address is refused', async () => {
    const product = await makeProduct(shop.db)
    const request = checkoutOf(managua, [{ product }])
    await place(request)
    const { key } = request.cart
    const more = checkoutOf(managua, [{ product, quantity: 2 }], { key, form: request.form })
    expect(await place(more)).toEqual({ ok: false, reason: 'key-reused' })
    const elsewhere = { ...request, form: { ...request.form, customerAddress: 'Otra' } } as Request
    expect(await place(elsewhere)).toEqual({ ok: false, reason: 'key-reused' })
    expect(await place(request)).toMatchObject({ ok: true, repeated: true })
  })
})

describe('nothing is created, and the answer says why', () => {
  test('when price, stock or the product changed since the browser showed them', async () => {
    const cheap = await makeProduct(shop.db, { name: 'Miel', price: cordobas(50) })
    const few = await makeProduct(shop.db, { name: 'Propóleo', stock: 2 })
    const none = await makeProduct(shop.db, { name: 'Polen', stock: 0 })
    const gone = await makeProduct(shop.db, { name: 'Jalea' })
    const request = checkoutOf(managua, [
      { product: cheap },
      { product: few, quantity: 3 },
      { product: none },
      { product: gone },
    ])
    await shop.db
      .update(products)
      .set({ price: cordobas(60) })
      .where(eq(products.id, cheap.id))
    await shop.db.update(products).set({ active: false }).where(eq(products.id, gone.id))

    const answer = await place(request)
    expect(answer).toEqual({
      ok: false,
      reason: 'changed',
      changes: [
        { kind: 'price-changed', id: cheap.id, name: 'Miel', was: cordobas(50), now: cordobas(60) },
        { kind: 'only-n-left', id: few.id, name: 'Propóleo', available: 2 },
        { kind: 'sold-out', id: none.id, name: 'Polen' },
        { kind: 'product-gone', id: gone.id, name: 'Jalea' },
      ],
    })
    expect(await ordersWith(request)).toHaveLength(0)
    expect(await stockOf(cheap.id)).toMatchObject({ reserved: 0 })
  })

  test('when price and stock change together while the order is being written', async () => {
    const product = await makeProduct(shop.db, { name: 'Moringa', price: cordobas(50), stock: 5 })
    const request = checkoutOf(managua, [{ product }])
    const staff = shop.connect()
    let placing: ReturnType<typeof place> | undefined
    await staff.transaction(async (tx) => {
      await lockStock(tx, [product.id])
      placing = place(request)
      await expect.poll(() => countWaiting()).toBe(1)
      await tx
        .update(products)
        .set({ price: cordobas(60) })
        .where(eq(products.id, product.id))
    })
    expect(await placing).toMatchObject({
      reason: 'changed',
      changes: [{ kind: 'price-changed', was: cordobas(50), now: cordobas(60) }],
    })
    expect(await ordersWith(request)).toHaveLength(0)
  })

  test('when shipping changed, or the department is not served any more', async () => {
    const product = await makeProduct(shop.db)
    const department = await makeDepartment(shop.db, { shippingCost: cordobas(100) })
    const request = checkoutOf(department, [{ product }])
    await shop.db
      .update(departments)
      .set({ shippingCost: cordobas(130) })
      .where(eq(departments.id, department.id))
    expect(await place(request)).toMatchObject({
      changes: [{ kind: 'shipping-changed', was: cordobas(100), now: cordobas(130) }],
    })
    await shop.db.update(departments).set({ active: false }).where(eq(departments.id, department.id))
    expect(await place(request)).toMatchObject({ changes: [{ kind: 'department-gone' }] })
  })

  test('when a browser sends prices, totals or discounts of its own', async () => {
    const product = await makeProduct(shop.db, { price: cordobas(500) })
    const honest = checkoutOf(managua, [{ product }])
    const tampered = [
      { ...honest.cart, total: cordobas(1) },
      { ...honest.cart, lines: [{ ...honest.cart.lines[0], price: cordobas(1) }], total: cordobas(81) },
      { ...honest.cart, discountPercent: 100, total: cordobas(80) },
      { ...honest.cart, shippingCost: cordobas(0), total: cordobas(500) },
    ]
    for (const cart of tampered) {
      expect(await place({ ...honest, cart } as Request)).toMatchObject({ ok: false, reason: 'changed' })
    }
    expect(await ordersWith(honest)).toHaveLength(0)
    expect(await stockOf(product.id)).toMatchObject({ reserved: 0 })
  })

  test('when one telephone, one connection or one order asks for too much', async () => {
    const product = await makeProduct(shop.db, { stock: 1000 })
    const form = { customerPhone: phoneNumber() }
    const again = () => place(checkoutOf(managua, [{ product }], { form }))
    for (let i = 0; i < 5; i++) expect(await again()).toMatchObject({ ok: true })
    expect(await again()).toEqual({ ok: false, reason: 'too-many-open-orders', by: 'phone', most: 5 })

    const [first] = await shop.db
      .select()
      .from(orders)
      .where(and(eq(orders.customerPhone, form.customerPhone)))
    const by = await makeStaff(shop.db, { role: 'seller' })
    await changeOrderStatus(shop.db, { orderId: first?.id ?? 0, to: 'en_proceso', version: 1, by, now })
    expect(await again()).toMatchObject({ ok: true })

    await shop.db.insert(settings).values({ key: 'maxOpenOrdersPerAddress', value: 2 })
    const from = (clientAddress: string) => place(checkoutOf(managua, [{ product }]), { clientAddress })
    expect(await from('2001:db8::1')).toMatchObject({ ok: true })
    expect(await from('2001:db8::2')).toMatchObject({ ok: true })
    expect(await from('2001:db8::3')).toMatchObject({ reason: 'too-many-open-orders', by: 'address' })
    expect(await from('2001:db8:1::3')).toMatchObject({ ok: true })
    await shop.db.delete(settings)

    const others = await Promise.all(Array.from({ length: 3 }, () => makeProduct(shop.db, { stock: 150 })))
    const crowd = [product, ...others].map((one) => ({ product: one, quantity: 99 }))
    expect(await place(checkoutOf(managua, crowd))).toEqual({
      ok: false,
      reason: 'too-many-units',
      most: 300,
    })
  })

  test('when card payment is not configured', async () => {
    const product = await makeProduct(shop.db)
    const request = checkoutOf(managua, [{ product }], { form: { paymentMethod: 'card' } })
    expect(await place(request)).toEqual({ ok: false, reason: 'card-unavailable' })
    expect(await place(request, { cardAvailable: true })).toMatchObject({ ok: true })
  })
})

describe('a promo code', () => {
  test('takes its percent off the subtotal and is counted', async () => {
    const product = await makeProduct(shop.db, { price: cordobas(33) })
    const promo = await makePromoCode(shop.db, { discountPercent: 15, maxUses: 1 })
    const request = () => checkoutOf(managua, [{ product }], { promo })
    const placed = await place(request())
    expect(placed).toMatchObject({ ok: true, total: 3300 - 495 + 8000 })
    expect(await place(request())).toMatchObject({
      reason: 'changed',
      changes: [{ kind: 'promo-changed', was: 15, now: 0, refusal: { reason: 'promo-used-up' } }],
    })
  })

  test('is refused when unknown, over, below its minimum, or used up by this customer', async () => {
    const product = await makeProduct(shop.db, { price: cordobas(100) })
    const refusalOf = async (promo: { code: string; discountPercent: number }, form = {}) => {
      const answer = await place(checkoutOf(managua, [{ product }], { promo, form }))
      if (answer.ok || answer.reason !== 'changed') return answer
      return answer.changes.map((change) =>
        change.kind === 'promo-changed' ? change.refusal?.reason : change.kind,
      )
    }
    expect(await refusalOf({ code: 'NADA', discountPercent: 10 })).toEqual(['promo-invalid'])
    const over = await makePromoCode(shop.db, {
      startsOn: '2020-01-01' as never,
      endsOn: '2020-01-02' as never,
    })
    expect(await refusalOf(over)).toEqual(['promo-invalid'])
    const dear = await makePromoCode(shop.db, { minimumPurchase: cordobas(101) })
    expect(await refusalOf(dear)).toEqual(['promo-minimum'])
    const once = await makePromoCode(shop.db, { maxUsesPerCustomer: 1 })
    const form = { customerPhone: phoneNumber() }
    expect(await refusalOf(once, form)).toMatchObject({ ok: true })
    expect(await refusalOf(once, form)).toEqual(['promo-used-by-customer'])
    expect(await refusalOf(once)).toMatchObject({ ok: true })
  })

  test('whose percent changed since the browser showed it', async () => {
    const product = await makeProduct(shop.db)
    const promo = await makePromoCode(shop.db, { discountPercent: 10 })
    const shown = { ...promo, discountPercent: 50 }
    expect(await place(checkoutOf(managua, [{ product }], { promo: shown }))).toMatchObject({
      changes: [{ kind: 'promo-changed', was: 50, now: 10, refusal: null }],
    })
  })
})
