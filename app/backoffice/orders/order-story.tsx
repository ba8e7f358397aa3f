import { formatMoment } from '#app/shop/kernel/dates.ts'
import { type OrderStatus, statusLabel } from '#app/shop/orders/order-status.ts'
import { type PaymentState, paymentStateLabel } from '#app/shop/orders/payment-words.ts'
import type { OrderEvent } from '#app/shop/orders/read-order.server.ts'

/** Who did what, and when, from the first to the last. */
export function OrderStory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="border-l-2 border-line pl-4">
      {events.map((event) => (
        <li key={event.id} className="relative pb-4 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 -left-[1.3rem] size-2 rounded-full bg-leaf" />
          <p>{spellEvent(event)}</p>
          <p className="text-sm text-ink-soft">
            {event.actor}, <time dateTime={event.at.toISOString()}>{formatMoment(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

export function spellEvent({ kind, from, to, detail }: OrderEvent): string {
  switch (kind) {
    case 'created':
      return 'Creó el pedido'
    case 'status':
      return `Cambió el estado de ${status(from)} a ${status(to)}`
    case 'payment':
      return `Cambió el pago de ${payment(from)} a ${payment(to)}`
    case 'edited':
      return `Editó ${spellChanged(detail)}`
    case 'confirmed':
      return 'Confirmó el pedido: sus unidades quedan apartadas'
    case 'reservation-lapsed':
      return 'La reserva venció: sus unidades volvieron al inventario'
    case 'reservation-renewed':
      return 'Apartó de nuevo sus unidades'
    default:
      return 'Eliminó el pedido'
  }
}

const status = (value: string | null) => (value ? statusLabel(value as OrderStatus) : '')
const payment = (value: string | null) => (value ? paymentStateLabel(value as PaymentState) : '')

/** In the order in which they are told. */
const names: Record<string, string> = {
  customerName: 'nombre',
  customerPhone: 'teléfono',
  customerEmail: 'email',
  customerAddress: 'dirección',
  deliveryType: 'entrega',
  departmentName: 'departamento',
  shippingCost: 'costo de envío',
  extraordinaryPercent: 'descuento',
  paymentMethod: 'método de pago',
  paymentState: 'estado de pago',
  notes: 'notas',
  total: 'total',
  lines: 'productos',
}

function spellChanged(detail: unknown): string {
  const after = (detail as { after?: Record<string, unknown> } | null)?.after ?? {}
  const changed = Object.keys(names).flatMap((name) => (name in after ? (names[name] ?? []) : []))
  return changed.length > 0 ? changed.join(', ') : 'el pedido'
}
