import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatMoment, formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { fitsInLink, shortenForLink } from './chat-link.ts'

type Order = {
  number: string
  customerName: string
  customerPhone: string
  customerEmail: string | null
  customerAddress: string | null
  deliveryType: 'pickup' | 'delivery'
  departmentName: string | null
  pickupDay: BusinessDay | null
  pickupTime: string | null
  lines: readonly { name: string; quantity: number; total: Money }[]
  subtotal: Money
  discount: Money
  promoCode: string | null
  shippingCost: Money
  total: Money
  notes: string | null
  reservedUntil: Date | null
}

type Message = { order: Order; phone: string; shopName: string; payment: string }

/**
 * What the customer sends to the shop. A long order names as many lines as fit into a link and counts the others; the
 * totals are always there.
 */
export function orderMessage({ order, phone, shopName, payment }: Message): string {
  const write = (shown: number, notes: string | null) =>
    [
      `Hola, ${shopName}. Quiero confirmar mi pedido ${order.number}:`,
      linesOf(order, shown),
      totalsOf(order),
      reachOf(order, payment),
      notes && `Notas: ${notes}`,
      order.reservedUntil && `Apartado hasta el ${formatMoment(order.reservedUntil)}`,
    ]
      .filter(Boolean)
      .join('\n\n')
  const whole = write(order.lines.length, order.notes)
  if (fitsInLink(phone, whole)) return whole
  for (let shown = order.lines.length; shown >= 1; shown--) {
    const text = write(shown, null)
    if (fitsInLink(phone, text)) return text
  }
  return shortenForLink(phone, write(0, null))
}

function linesOf({ lines }: Order, shown: number): string {
  const named = lines
    .slice(0, shown)
    .map((line) => `• ${line.quantity} x ${line.name}: ${formatCordobas(line.total)}`)
  const others = lines.length - shown
  if (others > 0) named.push(others === 1 ? '• y 1 producto más' : `• y ${others} productos más`)
  return named.join('\n')
}

function totalsOf({ subtotal, discount, promoCode, shippingCost, total }: Order): string {
  return [
    `Subtotal: ${formatCordobas(subtotal)}`,
    discount > 0 && `Descuento${promoCode ? ` (${promoCode})` : ''}: -${formatCordobas(discount)}`,
    `Envío: ${formatCordobas(shippingCost)}`,
    `Total: ${formatCordobas(total)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const appointmentOf = ({ pickupDay, pickupTime }: Order) =>
  pickupDay && pickupTime ? `: ${formatWeekday(pickupDay)}, ${spellSlotTime(pickupTime)}` : ''

function reachOf(order: Order, payment: string): string {
  return [
    `Nombre: ${order.customerName}`,
    `Teléfono: ${formatPhone(order.customerPhone)}`,
    order.customerEmail && `Email: ${order.customerEmail}`,
    order.deliveryType === 'delivery'
      ? `Envío a domicilio: ${order.customerAddress}, ${order.departmentName}`
      : `Retiro en tienda${appointmentOf(order)}`,
    `Pago: ${payment}`,
  ]
    .filter(Boolean)
    .join('\n')
}
