import { beforeAll, describe, expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeStoreOrder, makeWebOrder } from '#tests/support/factories/placed-orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { changeOrderStatus } from './change-order-status.server.ts'
import { confirmWebOrder } from './confirm-web-order.server.ts'
import { deleteOrder } from './delete-order.server.ts'
import { listOrders } from './list-orders.server.ts'
import { listPickups, readPickupSlots } from './pickups.server.ts'
import { readStaffNews } from './staff-news.server.ts'
import { countWebWork } from './web-work.server.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'

const shop = testDatabase()
const noon = new Date('2026-11-23T18:00:00Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)
let by: Awaited<ReturnType<typeof makeStaff>>
const numbers: string[] = []

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'seller' })
  const liver = await makeProduct(shop.db, { name: 'Hígado sano 100 % natural', price: cordobas(300) })
  const tea = await makeProduct(shop.db, { name: 'Té_verde', price: cordobas(50) })
  const orders = [
    { product: tea, form: { customerName: 'Álvaro Ñurinda', customerPhone: '50588881234' } },
    { product: liver, form: { customerName: 'Zoila Pérez', customerPhone: '50577770000' } },
    { product: tea, form: { customerName: 'Ana López', customerPhone: '50577770001' } },
  ]
  for (const [index, { product, form }] of orders.entries()) {
    const placed = await makeWebOrder(shop.db, [{ product, quantity: index + 1 }], {
      now: minutes(index),
      form: form as never,
    })
    numbers.push(placed.number)
  }
  const store = await makeStoreOrder(shop.db, [{ product: tea }], { by, form: { status: 'en_proceso' } })
  const gone = await makeStoreOrder(shop.db, [{ product: tea }], { by })
  await deleteOrder(shop.db, { orderId: gone.id, version: 1, by, now: noon })
  numbers.push(store.number)
})

const find = async (question: Partial<Parameters<typeof listOrders>[1]>) => {
  const { orders, total, pages } = await listOrders(shop.db, { channel: 'web', page: 1, ...question })
  return { found: orders.map((order) => numbers.indexOf(order.number)), total, pages }
}

describe('the list of orders', () => {
  test('is of one channel, newest first, without those deleted, each with its lines', async () => {
    expect(await find({})).toEqual({ found: [2, 1, 0], total: 3, pages: 1 })
    expect(await find({ channel: 'store' })).toEqual({ found: [3], total: 1, pages: 1 })
    const { orders } = await listOrders(shop.db, { channel: 'web', page: 1 })
    expect(orders[1]?.lines).toMatchObject([{ name: 'Hígado sano 100 % natural', quantity: 2 }])
    expect(JSON.stringify(orders)).not.toContain('unitCost')
  })

  test.each([
    ['álvaro', [0]],
    ['ALVARO NUR', [0]],
    ['8888 1234', [0]],
    ['+505 8888-1234', [0]],
    ['higado', [1]],
    ['100 %', [1]],
    ['té_v', [2, 0]],
    ['t%v', []],
    ['ana', [2, 1, 0]],
    ['zz', []],
  ])('finds %s', async (search, found) => {
    expect((await find({ search })).found).toEqual(found)
  })

  test('one or two letters are the beginning of a word, and signs alone are nothing', async () => {
    expect((await find({ search: 'ñu' })).found).toEqual([0])
    expect((await find({ search: 'í' })).found).toEqual([])
    expect((await find({ search: 'hí' })).found).toEqual([1])
    expect((await find({ search: 'te' })).found).toEqual([2, 0])
    expect(await find({ search: '%_' })).toEqual({ found: [], total: 0, pages: 1 })
  })

  test('what matches much is walked, and comes as what is gathered does', async () => {
    for (const question of [
      { search: 'te_v', pageSize: 1 },
      { search: 'te_v', pageSize: 1, page: 2 },
      { search: 'FW-', sort: 'cliente', descending: false },
      { search: '8888', status: 'cancelado' },
      { search: 'higado', status: 'en_proceso' },
      { search: 'na', page: 3 },
    ] as const) {
      expect(await find({ ...question, mostGathered: 0 })).toEqual(await find(question))
    }
  })

  test('finds a number, whole or its end', async () => {
    expect(await find({ search: numbers[1] })).toMatchObject({ found: [1] })
    expect(await find({ search: numbers[1]?.toLowerCase() })).toMatchObject({ found: [1] })
    expect(await find({ channel: 'store', search: numbers[1] })).toMatchObject({ found: [], total: 0 })
  })

  test('sorts by each column, both ways', async () => {
    expect((await find({ sort: 'total' })).found).toEqual([1, 2, 0])
    expect((await find({ sort: 'cliente', descending: false })).found).toEqual([0, 2, 1])
    expect((await find({ sort: 'numero', descending: false })).found).toEqual([0, 1, 2])
  })

  test('comes in pages, and says how many there are, also past the end and with a search', async () => {
    expect(await find({ pageSize: 2 })).toEqual({ found: [2, 1], total: 3, pages: 2 })
    expect(await find({ pageSize: 2, page: 2 })).toEqual({ found: [0], total: 3, pages: 2 })
    expect(await find({ pageSize: 2, page: 2, search: 'FW-' })).toEqual({ found: [0], total: 3, pages: 2 })
    expect(await find({ pageSize: 2, page: 9, search: 'FW-' })).toEqual({ found: [], total: 3, pages: 2 })
  })

  test('filters by status; in the store en_proceso is under pendiente', async () => {
    const { orders } = await listOrders(shop.db, { channel: 'web', page: 1, search: numbers[0] })
    const { id = 0, version = 0 } = orders[0] ?? {}
    await changeOrderStatus(shop.db, { orderId: id, to: 'completado', version, by, now: noon })
    expect((await find({ status: 'completado' })).found).toEqual([0])
    expect((await find({ status: 'en_proceso' })).found).toEqual([2, 1])
    expect((await find({ channel: 'store', status: 'pendiente' })).found).toEqual([3])
  })

  test('the orders of the site wait to be confirmed, then to be delivered', async () => {
    const { orders } = await listOrders(shop.db, { channel: 'web', page: 1, search: numbers[1] })
    const { id = 0, version = 0, total = 0 } = orders[0] ?? {}
    expect((await find({ work: 'por-confirmar' })).found).toEqual([2, 1])
    expect(await readStaffNews(shop.db, { role: 'seller' })).toEqual({ webOrders: 2, messages: 0 })
    await confirmWebOrder(shop.db, { orderId: id, version, by, now: noon })
    expect((await find({ work: 'por-confirmar' })).found).toEqual([2])
    expect((await find({ work: 'por-entregar' })).found).toEqual([1])
    expect(await countWebWork(shop.db)).toMatchObject({ 'por-entregar': { count: 1, total } })
  })
})

test('the appointments of a day stand in the order of their hours, and full hours are marked', async () => {
  const product = await makeProduct(shop.db, { stock: 50 })
  const book = (pickupTime: string) =>
    makeWebOrder(shop.db, [{ product }], {
      now: noon,
      form: { deliveryMethod: 'pickup', pickupDay: '2026-11-25', pickupTime, customerAddress: null } as never,
    })
  const late = await book('15:00')
  const early = await book('09:00')
  const listed = await listPickups(shop.db, { day: '2026-11-25' as never })
  expect(listed.map((pickup) => pickup.number)).toEqual([early.number, late.number])
  for (let i = 0; i < 19; i++) await book('09:00')
  const [, wednesday] = await readPickupSlots(shop.db, { now: noon })
  expect(wednesday).toMatchObject({ day: '2026-11-25' })
  expect(wednesday?.slots.filter((slot) => slot.full).map((slot) => slot.time)).toEqual(['09:00'])
})
