import type { Db } from '../../client.ts'
import { closingCash, closingSales, closings as closingTable } from '../../schema/closings.ts'
import { expenses as expenseTable } from '../../schema/expenses.ts'
import { denominations, type SeedClosing } from '../history/closings.ts'
import type { SeedExpense } from '../history/expenses.ts'
import type { SeedOrder } from '../history/orders.ts'
import { goOnCounting, insertAll } from '../insert.ts'
import { staff } from '../people.ts'

interface Books {
  orders: SeedOrder[]
  expenses: SeedExpense[]
  closings: SeedClosing[]
}

export async function writeClosings(tx: Db, { orders, expenses, closings }: Books): Promise<void> {
  await insertAll(
    tx,
    closingTable,
    closings.map((closing, index) => ({ id: index + 1, ...closingRow(closing, orders) })),
  )
  await insertAll(
    tx,
    closingSales,
    closings.flatMap((closing, index) =>
      closing.orders.map((place) => {
        const order = orders[place] as SeedOrder
        return {
          closingId: index + 1,
          orderId: place + 1,
          completedAt: order.settledAt as Date,
          amount: order.total,
          paymentMethod: order.paymentMethod,
        }
      }),
    ),
  )
  await insertAll(
    tx,
    closingCash,
    closings.flatMap(({ countedCash }, index) =>
      countedCash === null ? [] : denominations(countedCash).map((row) => ({ closingId: index + 1, ...row })),
    ),
  )
  await writeExpenses(tx, expenses, closings)
  await goOnCounting(tx, ['closings', 'expenses'])
}

function closingRow(closing: SeedClosing, orders: SeedOrder[]): typeof closingTable.$inferInsert {
  const sold = closing.orders.map((place) => orders[place] as SeedOrder)
  return {
    userId: closing.seller.id,
    day: closing.day,
    comment: closing.comment,
    sales: sold.map((order, index) => ({
      orderId: (closing.orders[index] ?? 0) + 1,
      customerName: order.customer.fullName,
      paymentMethod: order.paymentMethod,
      total: order.total,
      completedAt: order.settledAt,
    })),
    movements: sold.flatMap((order, index) =>
      order.lines.map(({ productId, product, quantity }) => ({
        orderId: (closing.orders[index] ?? 0) + 1,
        productId,
        productName: product.name,
        kind: 'sale',
        quantity: -quantity,
      })),
    ),
    salesTotal: closing.salesTotal,
    openingAmount: closing.openingAmount,
    drawerExpenses: closing.drawerExpenses,
    expectedCash: closing.expectedCash,
    countedCash: closing.countedCash,
    closedAt: closing.closedAt,
    createdAt: closing.closedAt,
    updatedAt: closing.closedAt,
  }
}

async function writeExpenses(tx: Db, expenses: SeedExpense[], closings: SeedClosing[]): Promise<void> {
  const heldBy = new Map(
    closings.flatMap((closing, index) => closing.expenses.map((place) => [place, index + 1] as const)),
  )
  await insertAll(
    tx,
    expenseTable,
    expenses.map(({ categoryId, description, amount, day, fromDrawer }, index) => {
      const closingId = heldBy.get(index) ?? null
      const at = new Date(`${day}T16:00:00Z`)
      return {
        id: index + 1,
        description,
        amount,
        categoryId,
        spentOn: day,
        paidFromDrawer: fromDrawer && closingId !== null,
        closingId,
        userId: closings[(closingId ?? 0) - 1]?.seller.id ?? staff[0].id,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
}
