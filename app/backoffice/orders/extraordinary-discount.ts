import type { StorePaymentState } from '#app/shop/orders/payment-words.ts'

export type Discount = {
  percent: string
  /** What it was before the payment state changed it, so that one tap puts it back. */
  former: string
  wasReset: boolean
}

export const discountOf = (percent: number): Discount => ({
  percent: String(percent),
  former: '0',
  wasReset: false,
})

/** Regalia is 100 percent; any other choice begins again at 0. */
export function chooseState(discount: Discount, from: StorePaymentState, to: StorePaymentState): Discount {
  if (from === to) return discount
  const former = from === 'regalia' || discount.wasReset ? discount.former : discount.percent
  if (to === 'regalia') return { percent: '100', former, wasReset: false }
  const wasReset = from === 'regalia' || discount.wasReset || isSome(discount.percent)
  return { percent: '0', former, wasReset }
}

export const putBack = (discount: Discount): Discount => ({
  percent: discount.former,
  former: '0',
  wasReset: false,
})

export const isSome = (percent: string) => Number(percent) > 0
