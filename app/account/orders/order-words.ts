import { type OrderStatus, orderStatuses, statusColor, statusLabel } from '#app/shop/orders/order-status.ts'
import { customerPaymentState, type PaymentState } from '#app/shop/orders/payment-words.ts'
import type { BadgeColor } from '#app/ui/badge.tsx'

type Said = { text: string; color: BadgeColor }

/** A status that we have no word for is shown as it is. */
export function sayStatus(status: string): Said {
  if (!isKnown(status)) return { text: status, color: 'grey' }
  return { text: statusLabel(status), color: statusColor(status) }
}

const isKnown = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status)

export function sayPayment(state: PaymentState): Said {
  const text = customerPaymentState(state)
  return { text, color: text === 'Pagado' ? 'green' : 'yellow' }
}
