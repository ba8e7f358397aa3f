import { type Seeded, seeded } from '../../../app/integrations/packshot/seeded.ts'
import { type BusinessDay, businessDay, startOfDay } from '../../../app/shop/kernel/business-day.ts'
import {
  addMoney,
  centavos,
  cordobas,
  type Money,
  subtractMoney,
  ZERO,
} from '../../../app/shop/kernel/money.ts'
import type { SeedStaff } from '../people.ts'
import type { SeedExpense } from './expenses.ts'
import type { SeedOrder } from './orders.ts'

export interface SeedClosing {
  seller: SeedStaff
  day: BusinessDay
  /** Its sales, by place in the list of orders. */
  orders: number[]
  salesTotal: Money
  openingAmount: Money
  expenses: number[]
  drawerExpenses: Money
  expectedCash: Money
  countedCash: Money | null
  comment: string | null
  closedAt: Date
}

const HOUR = 3_600_000
const OPENING = cordobas(1000)

/** Each evening whoever sold closes the day. The last two days are still open. */
export function yearOfClosings(orders: SeedOrder[], expenses: SeedExpense[], now: Date): SeedClosing[] {
  const random = seeded('year of closings')
  const today = businessDay(now)
  const days = new Map<string, { seller: SeedStaff; day: BusinessDay; orders: number[] }>()
  orders.forEach((order, index) => {
    if (order.status !== 'completado' || !order.settledAt) return
    const day = businessDay(order.settledAt)
    if (day >= today) return
    const name = `${day} ${order.seller.id}`
    const found = days.get(name) ?? { seller: order.seller, day, orders: [] }
    found.orders.push(index)
    days.set(name, found)
  })
  const paid = new Set<number>()
  return [...days.values()]
    .sort((one, other) => one.day.localeCompare(other.day) || one.seller.id.localeCompare(other.seller.id))
    .map((one) => closing(random, one, orders, expenses, paid))
}

function closing(
  random: Seeded,
  { seller, day, orders: sold }: { seller: SeedStaff; day: BusinessDay; orders: number[] },
  orders: SeedOrder[],
  expenses: SeedExpense[],
  paid: Set<number>,
): SeedClosing {
  const totals = sold.map((index) => orders[index] as SeedOrder)
  const cash = addMoney(...totals.filter(isCash).map((order) => order.total))
  const own = expenses.flatMap((expense, index) =>
    expense.fromDrawer && expense.day === day && !paid.has(index) && expense.amount <= cash ? [index] : [],
  )
  for (const index of own) paid.add(index)
  const drawerExpenses = addMoney(...own.map((index) => expenses[index]?.amount ?? ZERO))
  const expectedCash = subtractMoney(addMoney(OPENING, cash), drawerExpenses)
  const off = random.chance(0.78) ? 0 : random.pick([-100, -50, -20, -10, 10, 20, 50]) * 100
  const counted = random.chance(0.94)
  return {
    seller,
    day,
    orders: sold,
    salesTotal: addMoney(...totals.map((order) => order.total)),
    openingAmount: OPENING,
    expenses: own,
    drawerExpenses,
    expectedCash,
    countedCash: counted ? centavos(Math.max(0, Math.floor((expectedCash + off) / 50) * 50)) : null,
    comment: !counted
      ? 'Cierre sin conteo'
      : off === 0
        ? null
        : random.pick(['Diferencia por vuelto', 'Revisar con la encargada', 'Faltó anotar un gasto']),
    closedAt: new Date(startOfDay(day).getTime() + 22.5 * HOUR + random.between(0, 60) * 1000),
  }
}

/** What reaches the drawer. */
function isCash(order: SeedOrder): boolean {
  const paid = order.paymentState === 'pagado' || order.paymentState === 'completed'
  return order.paymentMethod === 'efectivo' && paid
}

/** The bills and coins that make up an amount, largest first. */
export function denominations(amount: Money): { denomination: Money; pieces: number }[] {
  let left: number = amount
  return [1000, 500, 200, 100, 50, 20, 10, 5, 1, 0.5].flatMap((value) => {
    const denomination = centavos(value * 100)
    const pieces = Math.floor(left / denomination)
    left -= pieces * denomination
    return pieces > 0 ? [{ denomination, pieces }] : []
  })
}
