import { formatMoment, formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatDollars } from '#app/shop/kernel/exchange-rate.ts'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import type { OrderView } from './order-view.ts'
import { customerPaymentMethod } from './payment-words.ts'
import { spellSlotTime } from './pickup-slots.ts'

type Letter = { subject: string; text: string }
type Shop = Pick<Settings, 'shopName' | 'ordersPhone' | 'bankAccounts' | 'address'>
type About = { order: OrderView; shop: Shop; link: string }

export function orderPlacedLetter({ order, shop, link }: About): Letter {
  return {
    subject: `Recibimos tu pedido ${order.number}`,
    text: `Hola, ${order.customerName}:

Gracias por tu compra en ${shop.shopName}. Recibimos tu pedido ${order.number} el ${formatMoment(order.createdAt)}.

${linesOf(order)}

${totalsOf(order)}

${deliveryOf(order, shop)}
Pago: ${customerPaymentMethod(order.paymentMethod)}
${paragraphs(payInstructions(order, shop), keptUntil(order), order.notes && `Tus notas: ${order.notes}`)}
Para confirmarlo escríbenos por WhatsApp al ${formatPhone(shop.ordersPhone)} con tu número de pedido. Tu pedido, cuando quieras:

${link}

${shop.shopName}`,
  }
}

export function newOrderLetter({ order, shop, link }: About): Letter {
  return {
    subject: `Pedido web ${order.number}: ${formatCordobas(order.total)}`,
    text: `${order.customerName}, ${formatPhone(order.customerPhone)}${order.customerEmail ? `, ${order.customerEmail}` : ''}

${linesOf(order)}

${totalsOf(order)}

${deliveryOf(order, shop)}
Pago: ${customerPaymentMethod(order.paymentMethod)}
${paragraphs(keptUntil(order), order.notes && `Notas: ${order.notes}`)}
${link}`,
  }
}

export function paymentReceivedLetter({ order, shop, link }: About): Letter {
  return {
    subject: `Recibimos el pago de tu pedido ${order.number}`,
    text: `Hola, ${order.customerName}:

Tu pago con tarjeta de ${formatCordobas(order.total)} (${formatDollars(order.total, order.exchangeRate)}) por el pedido ${order.number} fue aprobado. ¡Gracias!

${link}

${shop.shopName}`,
  }
}

type Care = {
  order: Pick<OrderView, 'number' | 'customerName' | 'customerPhone'>
  link: string
  why: string
}

/** For staff: money came, but the order could not follow. */
export function paymentNeedsCareLetter({ order, link, why }: Care): Letter {
  return {
    subject: `Revisa el pago del pedido ${order.number}`,
    text: `Pagadito cobró con tarjeta el pedido ${order.number} de ${order.customerName}, ${formatPhone(order.customerPhone)}, y el pedido no pudo seguir: ${why}.

${link}`,
  }
}

function linesOf({ lines }: OrderView): string {
  return lines
    .map(
      (line) =>
        `${line.quantity} x ${line.name} (${formatCordobas(line.unitPrice)}): ${formatCordobas(line.total)}`,
    )
    .join('\n')
}

function totalsOf(order: OrderView): string {
  const discount = order.promoCode
    ? `Descuento (${order.promoCode}, ${order.discountPercent} %)`
    : `Descuento (${order.discountPercent} %)`
  return [
    `Subtotal: ${formatCordobas(order.subtotal)}`,
    order.discount > 0 && `${discount}: -${formatCordobas(order.discount)}`,
    `Envío: ${formatCordobas(order.shippingCost)}`,
    `Total: ${formatCordobas(order.total)} (${formatDollars(order.total, order.exchangeRate)})`,
  ]
    .filter(Boolean)
    .join('\n')
}

function deliveryOf(order: OrderView, shop: Shop): string {
  if (order.deliveryType === 'delivery') {
    return `Envío a domicilio: ${order.customerAddress}, ${order.departmentName}`
  }
  if (!order.pickupDay || !order.pickupTime) return `Retiro en tienda: ${shop.address}`
  return `Retiro en tienda: ${formatWeekday(order.pickupDay)}, ${spellSlotTime(order.pickupTime)}, en ${shop.address}`
}

function payInstructions(order: OrderView, shop: Shop): string | null {
  return order.paymentMethod === 'transferencia' ? shop.bankAccounts : null
}

function keptUntil({ reservedUntil }: OrderView): string | null {
  return reservedUntil && `Los productos quedan apartados hasta el ${formatMoment(reservedUntil)}.`
}

function paragraphs(...parts: (string | null | false | '')[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `\n${part}\n`)
    .join('')
}
