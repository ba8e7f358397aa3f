import { beforeAll, expect, test } from 'vitest'
import { parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { deleteExpense, editExpense } from './edit-expense.server.ts'
import { listExpenseCategories, saveExpenseCategory } from './expense-categories.server.ts'
import { expenseForm } from './expense-form.ts'
import { type ExpenseFilter, listExpenses, summariseExpenses } from './list-expenses.server.ts'
import { recordExpense } from './record-expense.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T18:00:00Z')
let by: { id: string; name: string }
let light = 0
let rent = 0

const typed = (description: string, amount: string, categoryId: number, spentOn: string) =>
  expenseForm.parse({ description, amount, categoryId: String(categoryId), spentOn })

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'manager' })
  const category = async (name: string, active = true) => {
    const saved = await saveExpenseCategory(shop.db, { name, active, by, now })
    return saved.ok ? saved.id : 0
  }
  rent = await category('Alquiler')
  light = await category('Luz')
  await category('Ábaco apagado', false)
  for (const [description, amount, where, day] of [
    ['Recibo de energía', '1,250', light, '2026-11-05'],
    ['Local de noviembre', '9000', rent, '2026-11-01'],
    ['Local de octubre', '9000', rent, '2026-10-01'],
  ] as const) {
    await recordExpense(shop.db, { expense: typed(description, amount, where, day), by, now })
  }
})

async function find(filter: Partial<ExpenseFilter> = {}) {
  const all = { search: '', categoryId: null, from: null, to: null, ...filter }
  const { rows, count, total } = await listExpenses(shop.db, { filter: all, page: 1, pageSize: 10 })
  return { found: rows.map(({ description, category }) => `${category}: ${description}`), count, total }
}

test('the newest first with the name of its category, found by text, category and days, and summed', async () => {
  expect(await find()).toEqual({
    found: ['Luz: Recibo de energía', 'Alquiler: Local de noviembre', 'Alquiler: Local de octubre'],
    count: 3,
    total: cordobas(19_250),
  })
  expect((await find({ search: 'ENERGIA' })).found).toEqual(['Luz: Recibo de energía'])
  expect((await find({ categoryId: rent })).total).toBe(cordobas(18_000))
  const november = { from: parseBusinessDay('2026-11-01'), to: parseBusinessDay('2026-11-30') }
  expect((await find(november)).total).toBe(cordobas(10_250))
})

test('active categories by name', async () => {
  const offered = await listExpenseCategories(shop.db, { onlyActive: true })
  expect(offered.map((category) => category.name)).toEqual(['Alquiler', 'Luz'])
})

test('the cards: everything, this month, and the average of the months that had any', async () => {
  expect(await summariseExpenses(shop.db, { now })).toEqual({
    total: cordobas(19_250),
    thisMonth: cordobas(10_250),
    monthlyAverage: cordobas(9_625),
  })
})

test('a category that is switched off or unknown takes no expense, an edit is told of another, and what is deleted is gone', async () => {
  const expense = typed('De prueba', '10', light, '2026-09-01')
  const made = await recordExpense(shop.db, { expense, by, now })
  const id = made.ok ? made.id : 0
  const off = (await listExpenseCategories(shop.db, { onlyActive: false })).find(({ active }) => !active)
  const elsewhere = { ...expense, categoryId: off?.id ?? 0 }
  expect(await recordExpense(shop.db, { expense: elsewhere, by, now })).toMatchObject({ ok: false })
  for (const categoryId of [elsewhere.categoryId, 999_999]) {
    const edit = { id, version: 1, expense: { ...expense, categoryId }, by, now }
    expect(await editExpense(shop.db, edit)).toEqual({ ok: false, reason: 'unknown-category' })
  }
  const edit = { id, version: 1, expense: { ...expense, amount: cordobas(20) }, by, now }
  expect(await editExpense(shop.db, edit)).toEqual({ ok: true })
  expect(await editExpense(shop.db, edit)).toEqual({ ok: false, reason: 'changed-meanwhile' })
  expect(await deleteExpense(shop.db, { id, by, now })).toEqual({ ok: true })
  expect((await find({ search: 'de prueba' })).count).toBe(0)
})
