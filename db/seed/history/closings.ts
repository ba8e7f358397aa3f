import { type Seeded, seeded } from '#app/integrations/packshot/seeded.ts'
import { type CashCount, denominations } from '#app/shop/closings/cash-count.ts'
import { type ClosingTotals, closingTotals, expectedCash } from '#app/shop/closings/closing-totals.ts'
import { addDays, type BusinessDay, businessDay, startOfDay, weekday } from '#app/shop/kernel/business-day.ts'
import { addMoney, cordobas, type Money, ZERO } from '#app/shop/kernel/money.ts'
import { type SeedStaff, staff } from '../people.ts'
import type { SeedExpense } from './expenses.ts'
import type { SeedOrder } from './orders.ts'

export interface SeedClosing {
  closer: SeedStaff
  day: BusinessDay
  /** Its sales and drawer expenses, by place in their lists. */
  sold: number[]
  paid: number[]
  totals: ClosingTotals
  openingAmount: Money
  drawerExpenses: Money
  expected: Money
  /** Null when the drawer was not counted. */
  cash: CashCount | null
  comment: string | null
  closedAt: Date
}

const OPENING = cordobas(1000)
const MINUTE = 60_000

/** Each evening somebody closes the day and takes every sale that no closing has yet. Today is still open. */
export function yearOfClosings(orders: SeedOrder[], expenses: SeedExpense[], now: Date): SeedClosing[] {
  const random = seeded('year of closings')
  const today = businessDay(now)
  const sales = completed(orders)
  const closings: SeedClosing[] = []
  let nextSale = 0
  let nextExpense = 0
  for (let ago = 365; ago > 0; ago--) {
    const day = addDays(today, -ago)
    if (weekday(day) === 0) continue
    const closedAt = closingTime(random, day)
    const firstSale = nextSale
    while (nextSale < sales.length && (sales[nextSale] as Sold).at < closedAt) nextSale++
    const firstExpense = nextExpense
    while (nextExpense < expenses.length && (expenses[nextExpense] as SeedExpense).day <= day) nextExpense++
    const sold = sales.slice(firstSale, nextSale).map((sale) => sale.place)
    const paid = range(firstExpense, nextExpense).filter((place) => expenses[place]?.fromDrawer)
    closings.push(closing(random, { day, closedAt, sold, paid }, orders, expenses))
  }
  return closings
}

interface Sold {
  place: number
  at: Date
}

function completed(orders: SeedOrder[]): Sold[] {
  return orders
    .flatMap(({ status, settledAt }, place) =>
      status === 'completado' && settledAt ? [{ place, at: settledAt }] : [],
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

function closingTime(random: Seeded, day: BusinessDay): Date {
  const hour = weekday(day) === 6 ? 16 : 18
  return new Date(startOfDay(day).getTime() + (hour * 60 + random.between(2, 25)) * MINUTE)
}

type Evening = Pick<SeedClosing, 'day' | 'closedAt' | 'sold' | 'paid'>

function closing(
  random: Seeded,
  evening: Evening,
  orders: SeedOrder[],
  expenses: SeedExpense[],
): SeedClosing {
  const totals = closingTotals(
    evening.sold.map((place) => orders[place] as SeedOrder),
    [],
  )
  const drawerExpenses = addMoney(ZERO, ...evening.paid.map((place) => expenses[place]?.amount ?? ZERO))
  const expected = expectedCash({ ...totals, openingAmount: OPENING, drawerExpenses })
  const off = random.chance(0.8) ? 0 : random.pick([-100, -50, -20, -10, 10, 20, 50]) * 100
  const counted = random.chance(0.95)
  return {
    ...evening,
    closer: random.chance(0.6) ? staff[0] : random.pick(staff.slice(1)),
    totals,
    openingAmount: OPENING,
    drawerExpenses,
    expected,
    cash: counted ? countOut(Math.max(0, expected + off)) : null,
    comment: counted ? (off === 0 ? null : random.pick(remarks)) : 'Cierre sin conteo',
  }
}

const remarks = ['Diferencia por vuelto', 'Revisar mañana con la encargada', 'Faltó anotar un gasto pequeño']

/** The notes and coins that make up an amount, largest first; centavos below the smallest coin stay uncounted. */
function countOut(amount: number): CashCount {
  let left = amount
  return denominations.flatMap((denomination) => {
    const pieces = Math.floor(left / denomination)
    left -= pieces * denomination
    return pieces > 0 ? [{ denomination, pieces }] : []
  })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
