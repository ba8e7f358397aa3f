import { addMoney, type Money, subtractMoney, ZERO } from '#app/shop/kernel/money.ts'

type Sale = { paymentMethod: string; paymentState?: string; total: Money }
type Return = { paymentMethod: string; amount: Money }

const sum = (amounts: Money[]) => addMoney(ZERO, ...amounts)

/** On credit and as a gift, no money came into the drawer. */
export function isCash({ paymentMethod, paymentState }: Sale): boolean {
  return paymentMethod === 'efectivo' && paymentState !== 'credito' && paymentState !== 'regalia'
}

export type ClosingTotals = {
  salesTotal: Money
  cashSales: Money
  cashReturns: Money
  byMethod: { method: string; amount: Money; count: number }[]
}

export function closingTotals(sales: Sale[], returns: Return[]): ClosingTotals {
  const methods = [...new Set(sales.map((sale) => sale.paymentMethod))].sort()
  return {
    salesTotal: subtractMoney(sum(sales.map((sale) => sale.total)), sum(returns.map((one) => one.amount))),
    cashSales: sum(sales.filter(isCash).map((sale) => sale.total)),
    cashReturns: sum(returns.filter((one) => one.paymentMethod === 'efectivo').map((one) => one.amount)),
    byMethod: methods.map((method) => {
      const those = sales.filter((sale) => sale.paymentMethod === method)
      return { method, count: those.length, amount: sum(those.map((sale) => sale.total)) }
    }),
  }
}

type Drawer = { openingAmount: Money; cashSales: Money; cashReturns: Money; drawerExpenses: Money }

/** What should lie in the drawer. */
export function expectedCash({ openingAmount, cashSales, cashReturns, drawerExpenses }: Drawer): Money {
  return subtractMoney(addMoney(openingAmount, cashSales), addMoney(cashReturns, drawerExpenses))
}
