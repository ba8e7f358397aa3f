import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { moveStock } from '#app/shop/inventory/move-stock.server.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { readPickupSlots } from '#app/shop/orders/pickups.server.ts'
import { stock } from '#db/schema/inventory.ts'
import { orderLines, orders } from '#db/schema/orders.ts'
import { settings } from '#db/schema/settings.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutOf } from '#tests/support/factories/checkouts.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment, makePromoCode } from '#tests/support/factories/shop.ts'
import type { Answer } from '#tests/support/rivals/buyers.ts'
import { openBuyers } from '#tests/support/rivals/open-buyers.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'

const shop = testDatabase()
let department: Awaited<ReturnType<typeof makeDepartment>>
let buyers: ReturnType<typeof openBuyers>

beforeAll(async () => {
  department = await makeDepartment(shop.db)
  buyers = openBuyers({ url: shop.url })
})
afterAll(() => buyers.close())
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i))

async function stockOf(productId: number) {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, productId))
  return row
}

/** "ok" or what the refusal names. */
const told = (answer: Answer) => {
  if (answer.ok) return 'ok'
  if (answer.reason === 'thrown') return `thrown ${answer.error}`
  return answer.reason === 'changed' ? answer.changes.map((change) => change.kind).join('+') : answer.reason
}

const tally = (answers: Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, told)
      .entries()
      .map(([key, all]) => [key, all.length]),
  )

test('200 buyers in 4 processes for 7 units: 7 orders and 193 clear refusals', async () => {
  const product = await makeProduct(shop.db, { stock: 7 })
  const requests = times(200, () => checkoutOf(department, [{ product }]))
  const answers = await buyers.buy(requests)
  expect(tally(answers)).toEqual({ ok: 7, 'sold-out': 193 })
  expect(await stockOf(product.id)).toMatchObject({ onHand: 7, reserved: 7, available: 0 })
  const sold = await shop.db.select().from(orderLines).where(eq(orderLines.productId, product.id))
  expect(sold).toHaveLength(7)
})

test('lines in opposite order neither deadlock nor sell more than there is', async () => {
  const [a, b, c] = await Promise.all([
    makeProduct(shop.db, { stock: 20 }),
    makeProduct(shop.db, { stock: 12 }),
    makeProduct(shop.db, { stock: 20 }),
  ])
  const forth = [a, b, c].map((product) => ({ product }))
  const back = forth.toReversed()
  const requests = times(120, (i) => checkoutOf(department, i % 2 ? forth : back))
  const answers = await buyers.buy(requests)
  expect(tally(answers)).toEqual({ ok: 12, 'sold-out': 108 })
  expect(await stockOf(a.id)).toMatchObject({ reserved: 12 })
  expect(await stockOf(b.id)).toMatchObject({ available: 0 })
})

test('the same product on two lines counts as both', async () => {
  const product = await makeProduct(shop.db, { stock: 20 })
  const twice = [
    { product, quantity: 1 },
    { product, quantity: 2 },
  ]
  const answers = await buyers.buy(times(80, () => checkoutOf(department, twice)))
  expect(tally(answers)).toEqual({ ok: 6, 'only-n-left': 74 })
  expect(await stockOf(product.id)).toMatchObject({ reserved: 18, available: 2 })
})

test('one key fifty times from four processes makes one order', async () => {
  const product = await makeProduct(shop.db, { stock: 100 })
  const request = checkoutOf(department, [{ product, quantity: 2 }], { key: randomUUID() })
  const answers = await buyers.buy(times(50, () => request))
  const same = new Set(
    answers.map((answer) => (answer.ok ? `${answer.number} ${answer.token} ${answer.total}` : told(answer))),
  )
  expect(same.size).toBe(1)
  expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1)
  expect(await stockOf(product.id)).toMatchObject({ reserved: 2 })
})

test('staff adjust, complete and cancel in the middle of the rush', async () => {
  const product = await makeProduct(shop.db, { stock: 30 })
  const staff = await makeStaff(shop.db, { role: 'manager' })
  const requests = times(200, () => checkoutOf(department, [{ product }]))
  const rush = buyers.buy(requests)
  let over = false
  const counted = { completed: 0, cancelled: 0, adjusted: 0 }
  const work = (async () => {
    for (let turn = 0; !over || turn < 30; turn++) {
      counted.adjusted += await adjust(product.id, turn % 2 ? 2 : -1)
      const [open] = await shop.db
        .select()
        .from(orders)
        .where(
          sql`${orders.status} = 'en_proceso' and exists (select from order_lines where order_id = ${orders.id} and product_id = ${product.id})`,
        )
        .limit(1)
      if (!open) continue
      const to = turn % 3 ? 'completado' : 'cancelado'
      const change = { orderId: open.id, version: open.version, by: staff, now: new Date() }
      expect(await changeOrderStatus(shop.db, { ...change, to })).toMatchObject({ ok: true })
      counted[to === 'completado' ? 'completed' : 'cancelled']++
    }
  })()
  const answers = await rush
  over = true
  await work

  const { ok = 0, 'sold-out': soldOut = 0 } = tally(answers)
  expect(ok + soldOut).toBe(200)
  const left = await stockOf(product.id)
  expect(left?.onHand).toBe(30 + counted.adjusted - counted.completed)
  expect(left?.reserved).toBe(ok - counted.completed - counted.cancelled)
  expect(counted.completed).toBeGreaterThan(0)
  expect(counted.cancelled).toBeGreaterThan(0)
})

async function adjust(productId: number, units: number): Promise<number> {
  const moved = await allOrNothing(shop.db, (tx) =>
    moveStock(tx, [{ productId, onHand: units, reserved: 0 }], {
      kind: 'adjustment',
      userId: null,
      at: new Date(),
    }),
  )
  return moved.ok ? units : 0
}

test('the limits of a promo code are not passed by two at once', async () => {
  const product = await makeProduct(shop.db, { stock: 500 })
  const total = await makePromoCode(shop.db, { maxUses: 5 })
  const answers = await buyers.buy(times(60, () => checkoutOf(department, [{ product }], { promo: total })))
  expect(tally(answers)).toEqual({ ok: 5, 'promo-changed': 55 })

  const each = await makePromoCode(shop.db, { maxUsesPerCustomer: 2 })
  const phones = ['50581111111', '50582222222', '50583333333']
  const ofCustomers = await buyers.buy(
    times(12, (i) =>
      checkoutOf(department, [{ product }], { promo: each, form: { customerPhone: phones[i % 3] as never } }),
    ),
  )
  expect(tally(ofCustomers)).toEqual({ ok: 6, 'promo-changed': 6 })
})

test('an hour of pickup takes as many as it has room for, and the next hour the others', async () => {
  const product = await makeProduct(shop.db, { stock: 500 })
  await shop.db.insert(settings).values({ key: 'pickupsPerSlot', value: 3 })
  const days = await readPickupSlots(shop.db, { now: new Date() })
  const [first, second] = days.at(-1)?.slots ?? []
  const at = (slot?: { time: string }) =>
    checkoutOf(department, [{ product }], {
      form: {
        deliveryMethod: 'pickup',
        pickupDay: days.at(-1)?.day,
        pickupTime: slot?.time,
        customerAddress: null,
      } as never,
    })
  const answers = await buyers.buy(times(60, (i) => at(i % 2 ? first : second)))
  await shop.db.delete(settings)
  expect(tally(answers)).toEqual({ ok: 6, 'pickup-slot-full': 54 })
})

test('two codes raced by the same buyers each keep their own limit', async () => {
  const product = await makeProduct(shop.db, { stock: 500 })
  const codes = await Promise.all([
    makePromoCode(shop.db, { maxUses: 3 }),
    makePromoCode(shop.db, { maxUses: 4 }),
  ])
  const requests = times(80, (i) => checkoutOf(department, [{ product }], { promo: codes[i % 2] }))
  expect(tally(await buyers.buy(requests))).toEqual({ ok: 7, 'promo-changed': 73 })
})

test('the first orders of one telephone at once make one customer', async () => {
  const product = await makeProduct(shop.db, { stock: 50 })
  const form = { customerPhone: '50584444444' as never }
  const answers = await buyers.buy(times(5, () => checkoutOf(department, [{ product }], { form })))
  expect(tally(answers)).toEqual({ ok: 5 })
  const found = await shop.db
    .select({ id: orders.customerId })
    .from(orders)
    .where(eq(orders.customerPhone, '50584444444'))
  expect(new Set(found.map((row) => row.id)).size).toBe(1)
})
