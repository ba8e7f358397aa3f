import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatLongDay } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { paymentMethodLabel, paymentStateLabel } from '#app/shop/orders/payment-words.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { spellHours } from '#app/shop/settings/hours.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/invoice'
import { nio } from './nio.ts'
import { Paper, titleOf } from './paper.tsx'
import { type PaperShop, readOrdersToPrint } from './read-orders-to-print.server.ts'
import { PaperTotals } from './totals.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  return readOrdersToPrint(request)
}

export const meta: Route.MetaFunction = () => [{ title: 'Factura' }]

export default function Invoices({ loaderData: { orders, shop } }: Route.ComponentProps) {
  return (
    <Paper kind="invoice" title={titleOf(orders, 'Factura', 'facturas')}>
      {orders.map((order) => (
        <Invoice key={order.id} order={order} shop={shop} />
      ))}
    </Paper>
  )
}

function Invoice({ order, shop }: { order: StaffOrder; shop: PaperShop }) {
  return (
    <article className="sheet sheet-invoice">
      <header className="invoice-head">
        <div>
          <h2>{shop.shopName}</h2>
          <p>{shop.legalName}</p>
          <p>RUC {shop.taxId}</p>
          <p>{shop.address}</p>
          <p>
            Tel. {formatPhone(shop.ordersPhone)} · {shop.email}
          </p>
          <p>{spellHours(shop.openingHours).join(' · ')}</p>
        </div>
        <div>
          <h2>Factura</h2>
          <p>
            <strong>{order.number}</strong>
          </p>
          <p>{formatLongDay(businessDay(order.createdAt))}</p>
        </div>
      </header>
      <div className="invoice-parties">
        <section>
          <h3>Cliente</h3>
          <p>
            <strong>{order.customerName}</strong>
          </p>
          <p>{formatPhone(order.customerPhone)}</p>
          {order.customerEmail ? <p>{order.customerEmail}</p> : null}
        </section>
        <section>
          <h3>Entrega</h3>
          <p>{addressShown(order)}</p>
          <h3>Pago</h3>
          <p>
            {paymentMethodLabel(order.paymentMethod)}, {paymentStateLabel(order.paymentState).toLowerCase()}
          </p>
        </section>
      </div>
      <table>
        <colgroup>
          <col />
          <col style={{ width: '13%' }} />
          <col style={{ width: '19%' }} />
          <col style={{ width: '20%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Precio</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.productId}>
              <td>
                {line.name}
                {line.sku ? <small>{line.sku}</small> : null}
              </td>
              <td>{line.quantity}</td>
              <td>{nio(line.unitPrice)}</td>
              <td>{nio(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-foot">
        <div>
          {order.channel === 'store' && order.notes ? <p>{order.notes}</p> : null}
          <p>Gracias por su compra.</p>
        </div>
        <PaperTotals order={order} />
      </div>
    </article>
  )
}
