import { countedTotal } from '#app/shop/closings/cash-count.ts'
import { isCash } from '#app/shop/closings/closing-totals.ts'
import type { KeptSales } from '#app/shop/closings/kept-day.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import type { Db } from '#db/client.ts'
import { closingCash, closingSales, closings as closingTable } from '#db/schema/closings.ts'
import { expenses as expenseTable } from '#db/schema/expenses.ts'
import type { SeedProduct } from '../catalogue/generate.ts'
import type { SeedClosing } from '../history/closings.ts'
import type { SeedExpense } from '../history/expenses.ts'
import type { SeedOrder } from '../history/orders.ts'
import type { SeedMovement } from '../history/stock.ts'
import { goOnCounting, insertAll } from '../insert.ts'
import { staff } from '../people.ts'

export interface Books {
  products: SeedProduct[]
  orders: SeedOrder[]
  expenses: SeedExpense[]
  closings: SeedClosing[]
  movements: SeedMovement[]
}

export async function writeClosings(tx: Db, books: Books): Promise<void> {
  const { closings, orders, expenses } = books
  const moved = Map.groupBy(books.movements, (movement) => businessDay(movement.at))
  await insertAll(
    tx,
    closingTable,
    closings.map((closing, index) => ({
      id: index + 1,
      userId: closing.closer.id,
      day: closing.day,
      comment: closing.comment,
      sales: salesOf(closing, books),
      movements: (moved.get(closing.day) ?? [])
        .filter((movement) => movement.at < closing.closedAt)
        .map(({ productId, order: _, comment: __, ...rest }) => ({
          product: (books.products[productId - 1] as SeedProduct).name,
          ...rest,
        })),
      salesTotal: closing.totals.salesTotal,
      openingAmount: closing.openingAmount,
      drawerExpenses: closing.drawerExpenses,
      expectedCash: closing.expected,
      countedCash: closing.cash && countedTotal(closing.cash),
      closedAt: closing.closedAt,
      createdAt: closing.closedAt,
      updatedAt: closing.closedAt,
    })),
  )
  await insertAll(
    tx,
    closingSales,
    closings.flatMap((closing, index) => heldBy(closing, index + 1, orders)),
  )
  await insertAll(
    tx,
    closingCash,
    closings.flatMap(({ cash }, index) => (cash ?? []).map((row) => ({ closingId: index + 1, ...row }))),
  )
  await writeExpenses(tx, expenses, closings)
  await goOnCounting(tx, ['closings', 'expenses'])
}

/** The same pages of the book that the shop writes when it closes a day. */
function salesOf({ sold, paid, totals }: SeedClosing, { orders, expenses }: Books): KeptSales {
  return {
    sold: sold.map((place) => {
      const order = orders[place] as SeedOrder
      return {
        orderId: place + 1,
        number: order.number,
        channel: order.channel,
        customerName: order.customer.fullName,
        paymentMethod: order.paymentMethod,
        paymentState: order.paymentState,
        total: order.total,
        completedAt: order.settledAt as Date,
      }
    }),
    returned: [],
    byMethod: totals.byMethod,
    expenses: paid.map((place) => {
      const { description, amount } = expenses[place] as SeedExpense
      return { id: place + 1, description, amount }
    }),
  }
}

function heldBy({ sold }: SeedClosing, closingId: number, orders: SeedOrder[]) {
  return sold.map((place) => {
    const order = orders[place] as SeedOrder
    const notPaid = order.paymentMethod === 'efectivo' && !isCash(order)
    return {
      closingId,
      orderId: place + 1,
      completedAt: order.settledAt as Date,
      amount: order.total,
      paymentMethod: notPaid ? order.paymentState : order.paymentMethod,
    }
  })
}

async function writeExpenses(tx: Db, expenses: SeedExpense[], closings: SeedClosing[]): Promise<void> {
  const closingOf = new Map(
    closings.flatMap(({ paid }, index) => paid.map((place) => [place, index + 1] as const)),
  )
  await insertAll(
    tx,
    expenseTable,
    expenses.map(({ categoryId, description, amount, day, fromDrawer }, index) => {
      const at = new Date(`${day}T16:00:00Z`)
      return {
        id: index + 1,
        description,
        amount,
        categoryId,
        spentOn: day,
        paidFromDrawer: fromDrawer,
        closingId: closingOf.get(index) ?? null,
        userId: staff[0].id,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
}
