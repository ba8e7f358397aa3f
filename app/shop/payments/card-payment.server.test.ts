import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pagadito } from '#app/integrations/pagadito/pagadito.server.ts'
import { placeWebOrder } from '#app/shop/checkout/place-web-order.server.ts'
import { toDollarCents } from '#app/shop/kernel/exchange-rate.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { changePaymentState } from '#app/shop/orders/change-payment-state.server.ts'
import { deleteOrder } from '#app/shop/orders/delete-order.server.ts'
import { readOrder } from '#app/shop/orders/read-order.server.ts'
import { stock } from '#db/schema/inventory.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { orders } from '#db/schema/orders.ts'
import { paymentChecks, payments } from '#db/schema/payments.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutOf } from '#tests/support/factories/checkouts.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment } from '#tests/support/factories/shop.ts'
import { type PagaditoStandIn, startPagaditoStandIn } from '#tests/support/pagadito-stand-in.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { applyPaymentResult } from './apply-payment-result.server.ts'
import { checkCardPayment } from './check-card-payment.server.ts'
import { recheckOpenPayments } from './recheck-open-payments.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'
const publicUrl = 'https://fitonica.example'

const shop = testDatabase()
const now = new Date()
const logged: string[] = []
let standIn: PagaditoStandIn
let provider: ReturnType<typeof pagadito>
let department: Awaited<ReturnType<typeof makeDepartment>>

beforeAll(async () => {
  standIn = await startPagaditoStandIn()
  provider = pagadito({ ...standIn, timeoutMs: 500, log: (message) => logged.push(message) })
  department = await makeDepartment(shop.db, { shippingCost: cordobas(80) })
})
afterAll(() => standIn.close())
afterEach(async () => {
  logged.length = 0
  expect(await brokenInvariants(shop.db)).toEqual([])
})

async function order(units = 3) {
  const product = await makeProduct(shop.db, { price: cordobas(101), stock: 5 })
  const wanted = [{ product, quantity: units }]
  const request = checkoutOf(department, wanted, { form: { paymentMethod: 'card' } })
  const placing = { request, userId: null, clientAddress: '', cardAvailable: true, now }
  const placed = await placeWebOrder(shop.db, placing)
  if (!placed.ok) throw new Error(placed.reason)
  return { ...placed, productId: product.id }
}

const start = (orderToken: string) => startCardPayment(shop.db, { orderToken, provider, publicUrl, now })

async function paying(units = 3) {
  const placed = await order(units)
  const started = await start(placed.token)
  if (!started.ok) throw new Error(started.reason)
  const token = started.url.split('/').at(-1) ?? ''
  const visit = () => checkCardPayment(shop.db, { token, ern: placed.number, provider, now })
  return { ...placed, payment: token, visit }
}

const read = async (id: number) => {
  const found = await readOrder(shop.db, { id })
  if (!found) throw new Error('The order is gone')
  return found
}

async function stockOf(productId: number) {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, productId))
  return row
}

const said = (status: string, more: object = {}) => ({
  ok: true as const,
  status,
  reference: status === 'COMPLETED' ? 'NAP1' : null,
  paidAt: null,
  ern: null,
  amount: null,
  currency: null,
  ...more,
})

describe('starting a payment', () => {
  test('registers the order in dollars, its details adding up to the cent, with the ways back', async () => {
    const placed = await paying()
    const sent = standIn.transactions.get(placed.payment)
    const cents = toDollarCents(placed.total, 370_000 as never)
    expect(sent).toMatchObject({
      ern: placed.number,
      amount: (cents / 100).toFixed(2),
      currency: 'USD',
      returnUrl: `${publicUrl}/checkout/success?token={value}&ern={ern_value}`,
      cancelUrl: `${publicUrl}/checkout/success-fallback?token={value}&ern={ern_value}`,
    })
  })

  test('a second tap leads to the same payment, and two at once do not make two', async () => {
    const placed = await order()
    const calls = standIn.calls.length
    const answers = await Promise.all([start(placed.token), start(placed.token), start(placed.token)])
    const opened = answers.filter((answer) => answer.ok)
    expect(opened.length).toBeGreaterThan(0)
    for (const answer of answers) expect(answer.ok || answer.reason === 'payment-starting').toBe(true)
    expect(await start(placed.token)).toEqual(opened[0])
    expect(standIn.calls.length - calls).toBe(1)
    expect(await shop.db.$count(payments, eq(payments.orderId, placed.id))).toBe(1)
  })

  test.each([
    ['PG3002', { kind: 'configuration' }],
    ['PG3001', { kind: 'invalid-data' }],
    ['other-code', { kind: 'refused', code: 'PG3009', message: 'Comercio inactivo' }],
    ['not-json', { kind: 'not-json' }],
    ['http-400', { kind: 'not-json' }],
    ['http-401', { kind: 'configuration' }],
    ['slow', { kind: 'unreachable' }],
    ['dropped', { kind: 'unreachable' }],
  ] as const)('when Pagadito answers %s the reason is told and another try works', async (fault, problem) => {
    const placed = await order()
    standIn.failNext(fault)
    expect(await start(placed.token)).toEqual({ ok: false, reason: 'provider', problem })
    const isLogged = ['http-400', 'http-401', 'PG3001', 'PG3002', 'slow', 'dropped'].includes(fault)
    expect(logged.length > 0).toBe(isLogged)
    expect(await start(placed.token)).toMatchObject({ ok: true })
    expect(await read(placed.id)).toMatchObject({ status: 'en_proceso', paymentState: 'pending' })
  })

  test('is refused without credentials, for another method, once paid, and for a cancelled order', async () => {
    const placed = await paying()
    const without = { orderToken: placed.token, provider: null, publicUrl, now }
    expect(await startCardPayment(shop.db, without)).toEqual({ ok: false, reason: 'card-unavailable' })
    expect(await start(randomUUID())).toEqual({ ok: false, reason: 'not-found' })
    standIn.settle(placed.payment, 'COMPLETED')
    await placed.visit()
    expect(await start(placed.token)).toEqual({ ok: false, reason: 'already-paid' })
    const cancelled = await paying()
    standIn.settle(cancelled.payment, 'CANCELED')
    await cancelled.visit()
    expect(await start(cancelled.token)).toEqual({ ok: false, reason: 'not-payable' })
  })
})

describe('the result of a payment', () => {
  test.each([
    ['COMPLETED', 'completado', 'completed', '¡Pago Exitoso!', { onHand: 2, reserved: 0 }],
    ['FAILED', 'cancelado', 'failed', 'Pago Fallido', { onHand: 5, reserved: 0 }],
    ['REVOKED', 'cancelado', 'failed', 'Pago Rechazado', { onHand: 5, reserved: 0 }],
    ['CANCELED', 'cancelado', 'failed', 'Pago Cancelado', { onHand: 5, reserved: 0 }],
    ['VERIFYING', 'en_proceso', 'pending', 'Verificando Pago', { onHand: 5, reserved: 3 }],
  ] as const)(
    '%s: the order becomes %s and %s, its units follow',
    async (answer, status, paymentState, headline, units) => {
      const placed = await paying()
      standIn.settle(placed.payment, answer)
      expect(await placed.visit()).toMatchObject({ ok: true, headline, order: { status, paymentState } })
      const after = await read(placed.id)
      expect(after.notes).toContain(`Pagadito: ${answer}`)
      expect(await stockOf(placed.productId)).toMatchObject(units)
      const events = after.events.filter((event) => event.kind !== 'created').map((event) => event.actor)
      expect(new Set(events)).toEqual(new Set(answer === 'VERIFYING' ? [] : ['Pagadito']))
    },
  )

  test('told a hundred times and in any order makes one transition, and nothing goes back', async () => {
    const placed = await paying()
    const answers = Array.from({ length: 100 }, (_, i) =>
      said(['COMPLETED', 'VERIFYING', 'FAILED', 'CANCELED', 'COMPLETED'][i % 5] ?? ''),
    )
    await Promise.all(
      answers.map((answer) => applyPaymentResult(shop.db, { token: placed.payment, answer, now })),
    )
    const after = await read(placed.id)
    expect(after).toMatchObject({ status: 'completado', paymentState: 'completed' })
    const paid = after.events.filter((event) => event.kind === 'payment' && event.to === 'completed')
    const completed = after.events.filter((event) => event.kind === 'status' && event.to === 'completado')
    expect([paid.length, completed.length]).toEqual([1, 1])
    expect(await stockOf(placed.productId)).toMatchObject({ onHand: 2, reserved: 0 })
    const before = after.version
    for (const answer of answers) await applyPaymentResult(shop.db, { token: placed.payment, answer, now })
    expect((await read(placed.id)).version).toBe(before)
    const mails = await shop.db.$count(mailOutbox, eq(mailOutbox.key, `payment-received:${placed.number}`))
    expect(mails).toBe(1)
  })

  test('failed does not open again, but money that came after all is taken', async () => {
    const placed = await paying()
    const tell = (status: string) =>
      applyPaymentResult(shop.db, { token: placed.payment, answer: said(status), now })
    await tell('FAILED')
    await tell('VERIFYING')
    expect(await read(placed.id)).toMatchObject({ status: 'cancelado', paymentState: 'failed' })
    await tell('COMPLETED')
    expect(await read(placed.id)).toMatchObject({ status: 'completado', paymentState: 'completed' })
    await tell('REVOKED')
    expect(await read(placed.id)).toMatchObject({ status: 'completado', paymentState: 'completed' })
  })

  test('with another amount, currency or order is not taken for the payment, and a person is told', async () => {
    for (const other of [{ amount: '1.00' }, { currency: 'NIO' }, { ern: 'FW-999999' }]) {
      const placed = await paying()
      await applyPaymentResult(shop.db, { token: placed.payment, answer: said('COMPLETED', other), now })
      const after = await read(placed.id)
      expect(after).toMatchObject({ status: 'en_proceso', paymentState: 'pending' })
      expect(after.notes).toContain('Pagadito: COMPLETED')
      const [payment] = after.payments
      const mail = eq(mailOutbox.key, `payment-care:${payment?.id}`)
      expect(await shop.db.$count(mailOutbox, mail)).toBe(1)
    }
  })

  test('that comes when the units are gone keeps the payment and tells a person', async () => {
    const placed = await paying()
    const by = await makeStaff(shop.db, { role: 'manager' })
    const cancel = { orderId: placed.id, version: 1, by, now }
    await changeOrderStatus(shop.db, { ...cancel, to: 'cancelado' })
    const { unitPrice } = (await read(placed.id)).lines[0] ?? {}
    const product = { id: placed.productId, name: '', price: unitPrice ?? cordobas(0), discountPercent: 0 }
    const rest = checkoutOf(department, [{ product, quantity: 4 }])
    await placeWebOrder(shop.db, {
      request: rest,
      userId: null,
      clientAddress: '',
      cardAvailable: false,
      now,
    })

    standIn.settle(placed.payment, 'COMPLETED')
    expect(await placed.visit()).toMatchObject({ ok: true, headline: '¡Pago Exitoso!' })
    const after = await read(placed.id)
    expect(after).toMatchObject({ status: 'cancelado', paymentState: 'completed' })
    expect(after.notes).toContain('sin existencias')
  })

  test('of an order that was deleted, or that is not this visitor’s, changes and shows nothing', async () => {
    const placed = await paying()
    const guessed = { token: placed.payment, ern: 'FW-000001', provider, now }
    expect(await checkCardPayment(shop.db, guessed)).toEqual({ ok: false, reason: 'unknown-payment' })
    const unknown = { token: randomUUID(), ern: placed.number, provider, now }
    expect(await checkCardPayment(shop.db, unknown)).toEqual({ ok: false, reason: 'unknown-payment' })
    const by = await makeStaff(shop.db, { role: 'manager' })
    await deleteOrder(shop.db, { orderId: placed.id, version: 1, by, now })
    standIn.settle(placed.payment, 'COMPLETED')
    expect(await placed.visit()).toMatchObject({ ok: true, order: null })
    expect(await stockOf(placed.productId)).toMatchObject({ onHand: 5, reserved: 0 })
  })

  test('that Pagadito cannot tell is a failed check, and the order waits', async () => {
    const placed = await paying()
    standIn.failNext('not-json')
    expect(await placed.visit()).toEqual({ ok: false, reason: 'check-failed', problem: { kind: 'not-json' } })
    expect(await read(placed.id)).toMatchObject({ status: 'en_proceso', paymentState: 'pending' })
  })

  test('cannot be taken back by staff once the card was charged', async () => {
    const placed = await paying()
    standIn.settle(placed.payment, 'COMPLETED')
    await placed.visit()
    const { version } = await read(placed.id)
    const by = await makeStaff(shop.db, { role: 'manager' })
    const change = { orderId: placed.id, to: 'pending' as const, version, by, now }
    expect(await changePaymentState(shop.db, change)).toEqual({ ok: false, reason: 'paid-by-card' })
  })
})

describe('the job', () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  test('settles payments whose customer never came back, and asks ever more rarely', async () => {
    await shop.db.update(payments).set({ status: 'failed' }).where(eq(payments.status, 'open'))
    const placed = await paying()
    const recheck = (minutes: number) => recheckOpenPayments(shop.db, { provider, now: later(minutes) })
    expect(await recheck(1)).toBeNull()
    expect(await recheck(3)).toEqual({ checked: 1 })
    expect(await recheck(4)).toBeNull()
    expect(await recheck(6)).toEqual({ checked: 1 })
    const checks = await shop.db.select().from(paymentChecks)
    const [payment] = (await read(placed.id)).payments
    expect(checks.filter((check) => check.paymentId === payment?.id)).toHaveLength(1)
    standIn.settle(placed.payment, 'COMPLETED')
    await Promise.all([recheck(60), recheck(60)])
    expect(await read(placed.id)).toMatchObject({ status: 'completado', paymentState: 'completed' })
    expect(await recheck(120)).toBeNull()
  })

  test('leaves a provider that does not answer alone until the next turn', async () => {
    const placed = await paying()
    await paying()
    standIn.failNext('dropped')
    const calls = standIn.calls.length
    expect(await recheckOpenPayments(shop.db, { provider, now: later(10) })).toBeNull()
    expect(standIn.calls.length - calls).toBe(1)
    expect(await read(placed.id)).toMatchObject({ paymentState: 'pending' })
  })

  test('gives up a start whose answer never came', async () => {
    const placed = await order()
    const started = { orderId: placed.id, ern: placed.number, amountUsdCents: 1, status: 'starting' as const }
    await shop.db.insert(payments).values({ ...started, createdAt: now })
    await recheckOpenPayments(shop.db, { provider: null, now: later(11) })
    expect((await read(placed.id)).payments).toMatchObject([{ status: 'failed' }])
    expect(await shop.db.$count(orders, eq(orders.id, placed.id))).toBe(1)
  })
})
