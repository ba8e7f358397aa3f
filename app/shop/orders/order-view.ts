import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { ExchangeRate } from '#app/shop/kernel/exchange-rate.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Channel, OrderStatus } from './order-status.ts'
import type { PaymentMethod, PaymentState } from './payment-words.ts'

export type OrderViewLine = {
  productId: number
  name: string
  brand: string | null
  sku: string | null
  listPrice: Money
  discountPercent: number
  unitPrice: Money
  quantity: number
  total: Money
}

/** An order as its customer may see it: confirmation, chat, mail and pre-invoice are made from it. */
export type OrderView = {
  id: number
  channel: Channel
  number: string
  token: string
  createdAt: Date
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentState: PaymentState
  customerName: string
  customerPhone: string
  customerEmail: string | null
  customerAddress: string | null
  deliveryType: 'pickup' | 'delivery'
  departmentName: string | null
  pickupDay: BusinessDay | null
  pickupTime: string | null
  lines: OrderViewLine[]
  subtotal: Money
  /** What promo code or extraordinary discount take off, and its percent. */
  discount: Money
  discountPercent: number
  promoCode: string | null
  shippingCost: Money
  tax: Money
  total: Money
  exchangeRate: ExchangeRate
  notes: string | null
  /** Until when units are kept for an order that staff have not confirmed. */
  reservedUntil: Date | null
  /** Its units went back to the shelf because nobody confirmed it in time. */
  lapsed: boolean
}

/** What is printed as the address. */
export function addressShown(order: Pick<OrderView, 'deliveryType' | 'customerAddress' | 'departmentName'>) {
  if (order.deliveryType === 'pickup') return 'Retiro en tienda'
  return [order.customerAddress, order.departmentName].filter(Boolean).join(', ')
}

/** The confirmation's address; the token in it cannot be guessed. */
export const confirmationPath = (token: string) => `/order-confirmation?pedido=${encodeURIComponent(token)}`
