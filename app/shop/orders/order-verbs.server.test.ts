import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stock, stockMovements } from '#db/schema/inventory.ts'
import { staffLog } from '#db/schema/staff-log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { makeStoreOrder, makeWebOrder, webEdit } from '#tests/support/factories/placed-orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { cancelOwnOrder } from './cancel-own-order.server.ts'
import { changeOrderStatus } from './change-order-status.server.ts'
import { changePaymentState } from './change-payment-state.server.ts'
import { confirmWebOrder } from './confirm-web-order.server.ts'
import { deleteOrder } from './delete-order.server.ts'
import { editWebOrder } from './edit-web-order.server.ts'
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
    expect(twice.filter((outcome) => outcome.ok && outcome.already)).toHaveLength(1)
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
