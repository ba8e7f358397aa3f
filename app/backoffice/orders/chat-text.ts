import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import type { OrderStatus } from '#app/shop/orders/order-status.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'

type Order = {
  number: string
  customerName: string
  status: OrderStatus
  total: Money
  deliveryType: 'pickup' | 'delivery'
  pickupDay: BusinessDay | null
  pickupTime: string | null
  lapsed: boolean
}

/** What the shop writes to the customer, ready to be sent, for each status of the order. */
export function chatTextFor(order: Order, shopName: string): string {
  const [firstName = ''] = order.customerName.trim().split(/\s+/)
  return `Hola, ${firstName}. Te escribimos de ${shopName} por tu pedido ${order.number}. ${newsOf(order)}`
}

function newsOf(order: Order): string {
  const total = formatCordobas(order.total)
  if (order.lapsed) {
    return 'El tiempo de reserva terminó y sus productos ya no están apartados. ¿Todavía lo quieres? Los apartamos de nuevo si hay.'
  }
  switch (order.status) {
    case 'pendiente':
      return `Lo recibimos, por un total de ${total}. ¿Nos confirmas que todo está bien para prepararlo?`
    case 'en_proceso':
      return order.deliveryType === 'pickup'
        ? `Lo estamos preparando. ${appointment(order)}El total es ${total}.`
        : `Lo estamos preparando para enviarlo. El total es ${total}. Te avisamos cuando salga.`
    case 'completado':
      return 'Ya está completado. ¡Gracias por tu compra! Si algo no está bien, respóndenos por aquí.'
    case 'cancelado':
      return 'Quedó cancelado. Si fue un error, o quieres pedirlo de nuevo, respóndenos por aquí.'
  }
}

function appointment({ pickupDay, pickupTime }: Order): string {
  if (!pickupDay || !pickupTime) return 'Te avisamos cuando puedas retirarlo en la tienda. '
  return `Te esperamos el ${formatWeekday(pickupDay)} a las ${spellSlotTime(pickupTime)}. `
}
