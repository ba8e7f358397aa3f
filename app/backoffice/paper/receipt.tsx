import { formatMoment, formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { paymentMethodLabel, paymentStateLabel } from '#app/shop/orders/payment-words.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/receipt'
import { nio } from './nio.ts'
import { Paper, titleOf } from './paper.tsx'
import { type PaperShop, readOrdersToPrint } from './read-orders-to-print.server.ts'
import { PaperTotals } from './totals.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  return readOrdersToPrint(request)
}

export const meta: Route.MetaFunction = () => [{ title: 'Recibo' }]

export default function Receipts({ loaderData: { orders, shop } }: Route.ComponentProps) {
  return (
    <Paper kind="receipt" title={titleOf(orders, 'Recibo', 'recibos')}>
      {orders.map((order) => (
        <Receipt key={order.id} order={order} shop={shop} />
      ))}
    </Paper>
  )
}

function Receipt({ order, shop }: { order: StaffOrder; shop: PaperShop }) {
  return (
    <article className="sheet sheet-receipt">
      <header className="receipt-head">
        <h2>{shop.shopName}</h2>
        <p>RUC {shop.taxId}</p>
        <p>{shop.address}</p>
        <p>Tel. {formatPhone(shop.ordersPhone)}</p>
      </header>
      <hr className="receipt-rule" />
      <p>
        <strong>Pedido {order.number}</strong>
      </p>
      <p>{formatMoment(order.createdAt)}</p>
      <p>Cliente: {order.customerName}</p>
      <p>Tel. {formatPhone(order.customerPhone)}</p>
      <p>Entrega: {addressShown(order)}</p>
      {order.pickupDay && order.pickupTime ? (
        <p>
          Cita: {formatWeekday(order.pickupDay)}, {spellSlotTime(order.pickupTime)}
        </p>
      ) : null}
      <hr className="receipt-rule" />
      <ul>
        {order.lines.map((line) => (
          <li key={line.productId} className="receipt-line">
            <p>{line.name}</p>
            <p className="receipt-amounts">
              <span>
                {line.quantity} × {nio(line.unitPrice)}
              </span>
              <span>{nio(line.total)}</span>
            </p>
          </li>
        ))}
      </ul>
      <hr className="receipt-rule" />
      <div className="receipt-foot">
        <PaperTotals order={order} />
        <hr className="receipt-rule" />
        <p>
          Pago: {paymentMethodLabel(order.paymentMethod)},{' '}
          {paymentStateLabel(order.paymentState).toLowerCase()}
        </p>
        <p className="receipt-thanks">Gracias por su compra</p>
      </div>
    </article>
  )
}
