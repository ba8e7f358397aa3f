import { type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { formatLongDay, formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { OwnOrder } from '#app/shop/orders/own-orders.server.ts'
import { customerPaymentMethod } from '#app/shop/orders/payment-words.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderAgain } from './order-again.tsx'
import { sayPayment, sayStatus } from './order-words.ts'

export function OrderCard({ order }: { order: OwnOrder & { cancellable: boolean } }) {
  const status = sayStatus(order.status)
  const payment = sayPayment(order.paymentState)
  return (
    <article className="card" aria-labelledby={`pedido-${order.id}`}>
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 id={`pedido-${order.id}`} className="tabular text-lg">
            {order.number}
          </h2>
          <p className="text-ink-soft">{formatLongDay(businessDay(new Date(order.createdAt)))}</p>
        </div>
        <Badge color={status.color}>{status.text}</Badge>
      </header>
      <Lines order={order} />
      <DescriptionList
        columns={2}
        items={[
          { term: 'Entrega', value: sayDelivery(order) },
          { term: 'Teléfono', value: formatPhone(order.phone) || order.phone },
          { term: 'Método de pago', value: customerPaymentMethod(order.paymentMethod) },
          { term: 'Estado del pago', value: <Badge color={payment.color}>{payment.text}</Badge> },
          { term: 'Notas', value: order.notes },
        ]}
      />
      <footer className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <OrderAgain lines={order.lines} />
        {order.cancellable ? <CancelOrder number={order.number} /> : null}
      </footer>
    </article>
  )
}

function Lines({ order }: { order: OwnOrder }) {
  return (
    <div className="my-4 border-y border-line">
      <ul>
        {order.lines.map((line) => (
          <li
            key={line.productId}
            className="flex justify-between gap-4 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="font-medium">{line.name}</p>
              <p className="tabular text-sm text-ink-soft">
                {line.quantity} × <Cordobas amount={line.unitPrice} />
              </p>
            </div>
            <p className="tabular shrink-0">
              <Cordobas amount={line.total} />
            </p>
          </li>
        ))}
      </ul>
      <dl className="tabular border-t border-line py-3">
        {order.shippingCost > 0 ? <Sum name="Envío" amount={order.shippingCost} /> : null}
        {order.discount > 0 ? <Sum name="Descuento" amount={order.discount} minus /> : null}
        <Sum name="Total" amount={order.total} strong />
      </dl>
    </div>
  )
}

type SumProps = { name: string; amount: OwnOrder['total']; minus?: boolean; strong?: boolean }

function Sum({ name, amount, minus, strong }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-lg font-semibold' : 'text-ink-soft'}`}>
      <dt>{name}</dt>
      <dd>
        {minus ? '− ' : ''}
        <Cordobas amount={amount} />
      </dd>
    </div>
  )
}

function sayDelivery({ deliveryType, address, department, pickupDay, pickupTime }: OwnOrder): string {
  if (deliveryType === 'delivery') return [address, department].filter(Boolean).join(', ')
  const appointment =
    pickupDay && pickupTime
      ? `: ${formatWeekday(pickupDay as BusinessDay)}, ${spellSlotTime(pickupTime)}`
      : ''
  return `Retiro en tienda${appointment}`
}
