import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readOrder } from '#app/shop/orders/read-order.server.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { orders } from '#db/schema/orders.ts'
import { promoCodeUses } from '#db/schema/promotions.ts'
import { settings } from '#db/schema/settings.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutOf } from '#tests/support/factories/checkouts.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment, makePromoCode } from '#tests/support/factories/shop.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { placeWebOrder } from './place-web-order.server.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'

const shop = testDatabase()
let department: Awaited<ReturnType<typeof makeDepartment>>
let products: Awaited<ReturnType<typeof makeProduct>>[]
let promo: Awaited<ReturnType<typeof makePromoCode>>

beforeAll(async () => {
  department = await makeDepartment(shop.db)
  products = [await makeProduct(shop.db, { stock: 1000 }), await makeProduct(shop.db, { stock: 1000 })]
  promo = await makePromoCode(shop.db)
  await shop.db.insert(settings).values({ key: 'maxOpenOrdersPerAddress', value: 1000 })
})

type Request = ReturnType<typeof checkoutOf>
const request = () =>
  checkoutOf(
    department,
    products.map((product) => ({ product, quantity: 2 })),
    { promo },
  )

async function buyInProcess(checkout: Request, death: string) {
  const args = [resolve('tests/support/rivals/dying-buyer.ts'), shop.url, JSON.stringify(checkout), death]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { said, code, signal }
}

test('killed at any statement of placing an order, the browser tries again and there is one order, complete', async () => {
  const { said } = await buyInProcess(request(), 'never')
  const { placed, statements } = JSON.parse(said) as { placed: { ok: boolean }; statements: number }
  expect(placed.ok).toBe(true)
  expect(statements).toBeGreaterThan(15)

  const deaths = [...Array.from({ length: statements }, (_, i) => String(i + 1)), 'commit']
  const waiting = [...deaths]
  const outcomes: string[] = []
  const worker = async () => {
    for (let death = waiting.shift(); death; death = waiting.shift()) outcomes.push(await dieAndRetry(death))
  }
  await Promise.all([worker(), worker(), worker()])

  expect(outcomes).toHaveLength(deaths.length)
  expect(outcomes.filter((outcome) => outcome !== 'whole')).toEqual([])
  expect(await brokenInvariants(shop.db)).toEqual([])
  expect(await shop.db.$count(orders)).toBe(deaths.length + 1)
})

async function dieAndRetry(death: string): Promise<string> {
  const checkout = request()
  const { signal } = await buyInProcess(checkout, death)
  if (signal !== 'SIGKILL') return `${death}: the process was not killed`
  const again = {
    request: checkout,
    userId: null,
    clientAddress: '203.0.113.7',
    cardAvailable: false,
    now: new Date(),
  }
  const placed = await placeWebOrder(shop.db, again)
  if (!placed.ok) return `${death}: ${placed.reason}`
  const order = await readOrder(shop.db, { id: placed.id })
  const uses = await shop.db.$count(promoCodeUses, eq(promoCodeUses.orderId, placed.id))
  const mails = await shop.db.$count(mailOutbox, eq(mailOutbox.key, `new-order:${placed.number}`))
  const sameKey = await shop.db.$count(orders, eq(orders.checkoutKey, checkout.cart.key))
  const whole =
    order?.lines.length === 2 && order.events.length === 1 && uses === 1 && mails === 1 && sameKey === 1
  return whole ? 'whole' : `${death}: ${JSON.stringify({ order, uses, mails, sameKey })}`
}

test('a commit whose answer is lost has made the order, and the repeat is told so', async () => {
  const checkout = request()
  await buyInProcess(checkout, 'commit')
  await expect
    .poll(() => shop.db.$count(orders, eq(orders.checkoutKey, checkout.cart.key)), { timeout: 20_000 })
    .toBe(1)
  const again = { request: checkout, userId: null, clientAddress: '', cardAvailable: false, now: new Date() }
  expect(await placeWebOrder(shop.db, again)).toMatchObject({ ok: true, repeated: true })
})
