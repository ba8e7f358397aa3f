import { formatPhone } from '#app/shop/kernel/phone.ts'
import { methodsOf, type PaymentMethod } from '#app/shop/orders/payment-words.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import type { Person } from './customer-fields.tsx'
import type { Delivery, Department } from './delivery-fields.tsx'
import type { SaleLine } from './sale-lines.ts'

export type EditedOrder = { order: StaffOrder; unitsAtHand: Record<number, number> }

export function percentOf(text: string): number {
  const percent = Number(text)
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : 0
}

export function linesOf(edited: EditedOrder | undefined): SaleLine[] {
  if (!edited) return []
  const { order, unitsAtHand } = edited
  return order.lines.map(({ productId, name, sku, unitPrice, quantity }) => ({
    productId,
    name,
    sku,
    unitPrice,
    quantity: String(quantity),
    atHand: order.status === 'cancelado' ? null : (unitsAtHand[productId] ?? null),
  }))
}

export function personOf(order: StaffOrder | undefined): Person {
  return {
    customerName: order?.customerName ?? '',
    customerPhone: order ? formatPhone(order.customerPhone) : '',
    customerEmail: order?.customerEmail ?? '',
    customerAddress: order?.customerAddress ?? '',
  }
}

export function deliveryOf(order: StaffOrder | undefined): Delivery {
  return {
    type: order?.deliveryType ?? 'pickup',
    departmentId: order?.departmentId ? String(order.departmentId) : '',
    cost: order ? String(order.shippingCost / 100) : '0',
    address: order?.customerAddress ?? '',
  }
}

export function methodsFor(current: PaymentMethod | undefined): PaymentMethod[] {
  const methods = methodsOf('store')
  return current && !methods.includes(current) ? [...methods, current] : methods
}

/** The department an order has stays to be chosen, even if it is offered no more. */
export function withOwnDepartment(
  departments: readonly Department[],
  order: StaffOrder | undefined,
): readonly Department[] {
  const own = order?.departmentId
  if (!own || !order.departmentName || departments.some(({ id }) => id === own)) return departments
  return [...departments, { id: own, name: order.departmentName, shippingCost: order.shippingCost }]
}
