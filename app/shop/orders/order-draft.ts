import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { ExchangeRate } from '#app/shop/kernel/exchange-rate.ts'
import { type Money, timesQuantity } from '#app/shop/kernel/money.ts'
import type { Actor } from './actor.ts'
import type { Channel, OrderStatus } from './order-status.ts'
import type { PaymentMethod, PaymentState } from './payment-words.ts'

/** A line of an order, with name, price and cost of its moment. */
export type LineDraft = {
  productId: number
  productName: string
  brand: string | null
  sku: string | null
  listPrice: Money
  discountPercent: number
  unitPrice: Money
  unitCost: Money
  quantity: number
}

export type Delivery =
  | { type: 'pickup'; day: BusinessDay | null; time: string | null }
  | { type: 'delivery'; address: string; departmentId: number | null; departmentName: string; cost: Money }

/** Everything an order needs to be written down; prices and rights have been checked before. */
export type OrderDraft = {
  channel: Channel
  customer: { id: number | null; name: string; phone: string; email: string | null; address: string | null }
  delivery: Delivery
  lines: LineDraft[]
  paymentMethod: PaymentMethod
  paymentState: PaymentState
  notes: string | null
  promo: { id: number; code: string; percent: number } | null
  extraordinaryPercent: number
  exchangeRate: ExchangeRate
  status: Exclude<OrderStatus, 'cancelado'>
  /** The customer's account. */
  userId: string | null
  /** Staff who wrote it down. */
  createdBy: string | null
  checkout: { key: string; fingerprint: string } | null
  placedFrom: string | null
  reservedUntil: Date | null
}

export type Create = { draft: OrderDraft; by: Actor; now: Date }

type Offer = {
  id: number
  name: string
  brand: string | null
  sku: string | null
  listPrice: Money
  discountPercent: number
  unitPrice: Money
  unitCost: Money
}

export function lineOf(product: Offer, quantity: number, unitPrice: Money = product.unitPrice): LineDraft {
  const { id, name, brand, sku, listPrice, discountPercent, unitCost } = product
  return {
    productId: id,
    productName: name,
    brand,
    sku,
    listPrice,
    discountPercent,
    unitPrice,
    unitCost,
    quantity,
  }
}

/** The same product twice is one line. */
export function mergeUnits<Line extends { productId: number; quantity: number }>(
  lines: readonly Line[],
): Line[] {
  const merged = new Map<number, Line>()
  for (const line of lines) {
    const before = merged.get(line.productId)
    merged.set(line.productId, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** The row of a line in the table. */
export function lineRow(orderId: number, line: LineDraft, index: number) {
  return { orderId, position: index + 1, ...line, total: timesQuantity(line.unitPrice, line.quantity) }
}

/** The columns of an order that say how it reaches the customer. */
export function deliveryColumns(delivery: Delivery) {
  if (delivery.type === 'pickup') {
    return {
      deliveryType: 'pickup' as const,
      departmentId: null,
      departmentName: null,
      shippingCost: 0 as Money,
      pickupDay: delivery.day,
      pickupTime: delivery.time,
    }
  }
  return {
    deliveryType: 'delivery' as const,
    departmentId: delivery.departmentId,
    departmentName: delivery.departmentName,
    shippingCost: delivery.cost,
    pickupDay: null,
    pickupTime: null,
  }
}
