import { addMoney, type Money, subtractMoney, timesQuantity, ZERO } from '#app/shop/kernel/money.ts'
import { percentOf } from '#app/shop/kernel/percentage.ts'
import type { StorePaymentState } from './payment-words.ts'

export type PricedUnits = { unitPrice: Money; quantity: number }

export type OrderTotals = { subtotal: Money; discount: Money; shippingCost: Money; tax: Money; total: Money }

type Input = {
  lines: readonly PricedUnits[]
  /** Of the promo code on the web, the extraordinary discount in the store. */
  discountPercent: number
  shippingCost: Money
}

/** The one sum of the shop: drawer, checkout, confirmation, chat, mail, invoice and back-office show its result. */
export function orderTotals({ lines, discountPercent, shippingCost }: Input): OrderTotals {
  const subtotal = addMoney(ZERO, ...lines.map((line) => timesQuantity(line.unitPrice, line.quantity)))
  const discount = percentOf(subtotal, discountPercent)
  const total = addMoney(subtractMoney(subtotal, discount), shippingCost)
  return { subtotal, discount, shippingCost, tax: ZERO, total }
}

/** A gift costs nothing; any other payment state leaves the percent to whoever fills in the form. */
export function extraordinaryPercentFor(state: StorePaymentState, percent: number): number {
  return state === 'regalia' ? 100 : percent
}
