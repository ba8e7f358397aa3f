import { beforeAll, expect, test } from 'vitest'
import { addDays, type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { expenseCategories, expenses } from '#db/schema/expenses.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import {
  bestSellers,
  salesByBrand,
  salesByCategory,
  salesByDay,
  salesByPaymentMethod,
} from './breakdowns.server.ts'
import { readDashboard } from './dashboard.server.ts'
import { instants, periodFrom } from './period.ts'
import { readReport } from './read-report.server.ts'
import { reportCsv } from './report-csv.ts'
import { reportText } from './report-text.ts'
import { lowStock } from './stock-at-risk.server.ts'
import { summarise, summariseCosts } from './summary.server.ts'

const shop = testDatabase()
const day = (text: string) => text as BusinessDay
const only = (text: string) => ({ from: day(text), to: day(text) })
let magnesium = 0
let tea = 0

/** C$ 100 (cost 60) and C$ 50 (cost 20). */
beforeAll(async () => {
  const owner = await makeStaff(shop.db, { role: 'owner' })
  const minerals = await makeCategory(shop.db, { name: 'Minerales' })
  magnesium = (
    await makeProduct(shop.db, {
      name: 'Magnesio',
      brand: 'Sierra',
      categoryId: minerals.id,
      stock: 7,
      minStock: 5,
    })
  ).id
  tea = (
    await makeProduct(shop.db, {
      name: '=Manzanilla',
      brand: null,
      price: cordobas(50),
      cost: cordobas(20),
      stock: 50,
    })
  ).id
  const sell = (now: string, productId: number, quantity: number, more = {}) =>
    makeOrder(shop.db, {
      lines: [{ productId, quantity }],
      status: 'completado',
      now: new Date(now),
      ...more,
    })

  // The last minute of 28 February and the first of the 29th, in Managua.
  await sell('2028-02-29T05:59:59Z', magnesium, 1)
  await sell('2028-02-29T06:00:00Z', tea, 4, { paymentMethod: 'transferencia' })
  await sell('2028-03-01T05:59:59Z', tea, 1, { channel: 'web', paymentState: 'completed' })
  const cancelled = await sell('2028-02-29T18:00:00Z', magnesium, 1)
  await changeOrderStatus(shop.db, {
    orderId: cancelled.id,
    to: 'cancelado',
    version: 1,
    by: owner,
    now: new Date('2028-02-29T19:00:00Z'),
  })
  const reopened = await sell('2028-02-29T18:00:00Z', magnesium, 1)
  await changeOrderStatus(shop.db, {
    orderId: reopened.id,
    to: 'pendiente',
    version: 1,
    by: owner,
    now: new Date('2028-03-02T18:00:00Z'),
  })
  const [category] = await shop.db.insert(expenseCategories).values({ name: 'Luz' }).returning()
  await shop.db.insert(expenses).values([
    { description: 'Luz', amount: cordobas(30), categoryId: category?.id ?? 0, spentOn: day('2028-02-29') },
    { description: 'Antes', amount: cordobas(99), categoryId: category?.id ?? 0, spentOn: day('2028-02-28') },
  ])
})

test('29 February: 4 × 50 in the store + 1 × 50 on the web = 250; − 30 spent = 220; one of 100 cancelled, apart', async () => {
  expect(await summarise(shop.db, only('2028-02-29'))).toMatchObject({
    storeIncome: 20_000,
    webIncome: 5_000,
    income: 25_000,
    orders: 2,
    expenses: 3_000,
    netProfit: 22_000,
    cancelledOrders: 1,
    cancelledTotal: 10_000,
  })
})

test('28 February ends at midnight in Managua: 100', async () => {
  expect((await summarise(shop.db, only('2028-02-28'))).income).toBe(10_000)
})

test('a sale that was reopened is no income: March has none', async () => {
  expect((await summarise(shop.db, { from: day('2028-03-01'), to: day('2028-03-31') })).income).toBe(0)
})

test('margin of the 29th: 250 sold − 5 × 20 cost = 150', async () => {
  expect(await summariseCosts(shop.db, only('2028-02-29'))).toEqual({ cost: 10_000, margin: 15_000 })
})

test('every day has its row, also those without sales', async () => {
  const days = await salesByDay(shop.db, { from: day('2028-02-27'), to: day('2028-03-01') })
  expect(days.map((one) => [one.day, one.store, one.web])).toEqual([
    ['2028-02-27', 0, 0],
    ['2028-02-28', 10_000, 0],
    ['2028-02-29', 20_000, 5_000],
    ['2028-03-01', 0, 0],
  ])
})

test('shares by category, brand, method and product', async () => {
  const period = { from: day('2028-02-28'), to: day('2028-02-29') }
  expect(await salesByCategory(shop.db, period)).toEqual([
    { name: 'Sin categoría', units: 5, amount: 25_000 },
    { name: 'Minerales', units: 1, amount: 10_000 },
  ])
  expect((await salesByBrand(shop.db, period)).map(({ name }) => name)).toEqual(['Sin marca', 'Sierra'])
  expect(await salesByPaymentMethod(shop.db, period)).toEqual([
    { name: 'transferencia', units: 1, amount: 20_000 },
    { name: 'efectivo', units: 2, amount: 15_000 },
  ])
  expect(
    (await bestSellers(shop.db, period, { limit: 1 })).map(({ productId, units }) => [productId, units]),
  ).toEqual([[tea, 5]])
})

test('low stock is what is available, reserved units left out: 7 − 1 sold − 1 reserved = 5, at the minimum of 5', async () => {
  expect(await lowStock(shop.db, { limit: 5 })).toMatchObject([
    { productId: magnesium, available: 5, minStock: 5 },
  ])
})

test('the files say the same, and no cell can be taken for a formula', async () => {
  const report = await readReport(shop.db, { period: only('2028-02-29'), withCosts: true })
  expect(reportText(report, 'FitoNica')).toContain('C$ 250.00')
  const csv = reportCsv(report)
  expect(csv).toContain("'=Manzanilla")
  expect(csv).toContain('Día,2028-02-29,2,250.00')
})

test('without the right, costs are not read', async () => {
  expect((await readReport(shop.db, { period: only('2028-02-29'), withCosts: false })).costs).toBeNull()
})

test('the dashboard counts today and this month', async () => {
  const figures = await readDashboard(shop.db, { now: new Date('2028-02-29T20:00:00Z') })
  expect(figures).toMatchObject({ products: 2, monthSales: 35_000 })
  expect(figures.days.at(-1)).toMatchObject({ day: '2028-02-29', store: 20_000 })
  expect(figures.waiting.lowStock).toBe(1)
})

test('the period asked for: swapped days are put right, nonsense means this month', () => {
  const now = new Date('2028-02-29T20:00:00Z')
  const asked = (query: string) => periodFrom(new URLSearchParams(query), now)
  expect(asked('')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(asked('desde=2028-02-05&hasta=2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-05' })
  expect(asked('desde=ayer&hasta=99')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(instants(only('2028-02-29')).end.toISOString()).toBe('2028-03-01T06:00:00.000Z')
  expect(addDays(businessDay(now), 1)).toBe('2028-03-01')
})
