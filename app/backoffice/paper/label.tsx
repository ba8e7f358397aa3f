import { formatMoment } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { countUnits } from '../orders/order-summary.ts'
import type { Route } from './+types/label'
import { type Barcode, barcodeOf } from './barcode.server.ts'
import { isPaid } from './is-paid.ts'
import { nio } from './nio.ts'
import { Paper, titleOf } from './paper.tsx'
import { type PaperShop, readOrdersToPrint } from './read-orders-to-print.server.ts'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const { orders, shop } = await readOrdersToPrint(request)
  return { labels: orders.map((order) => ({ order, barcode: barcodeOf(order.number) })), shop }
}

export const meta: Route.MetaFunction = () => [{ title: 'Etiqueta de envío' }]

export default function Labels({ loaderData: { labels, shop } }: Route.ComponentProps) {
  return (
    <Paper
      kind="label"
      title={titleOf(
        labels.map(({ order }) => order),
        'Etiqueta de envío',
        'etiquetas de envío',
      )}
    >
      {labels.map((label) => (
        <Label key={label.order.id} {...label} shop={shop} />
      ))}
    </Paper>
  )
}

type Props = { order: StaffOrder; barcode: Barcode; shop: PaperShop }

function Label({ order, barcode, shop }: Props) {
  const units = countUnits(order.lines)
  return (
    <article className="sheet sheet-label">
      <div className="label-box">
        <section>
          <h2>Remitente</h2>
          <p>
            <strong>{shop.shopName}</strong> · {shop.address}
          </p>
          <p>Tel. {formatPhone(shop.ordersPhone)}</p>
        </section>
        <section className="label-to">
          <h2>Destinatario</h2>
          <strong>{order.customerName}</strong>
          {order.deliveryType === 'pickup' ? (
            <p>Retiro en tienda</p>
          ) : (
            <>
              <p>{order.customerAddress}</p>
              <p>
                <b>{order.departmentName}</b>
              </p>
            </>
          )}
          <p>Tel. {formatPhone(order.customerPhone)}</p>
        </section>
        <section className="label-facts">
          <div>
            <h2>Pedido</h2>
            <p>
              <b>{order.number}</b>
            </p>
            <p>{formatMoment(order.createdAt)}</p>
          </div>
          <div>
            <h2>Contenido</h2>
            <p>{units === 1 ? '1 unidad' : `${units} unidades`}</p>
          </div>
          <div>
            <h2>Por cobrar</h2>
            <p>
              <b>{isPaid(order) ? 'Pagado' : nio(order.total)}</b>
            </p>
          </div>
        </section>
        <section className="barcode">
          <svg
            viewBox={`-10 0 ${barcode.width + 20} 30`}
            preserveAspectRatio="none"
            shapeRendering="crispEdges"
            role="img"
            aria-label={`Código de barras ${barcode.digits}`}
            data-digits={barcode.digits}
          >
            <rect x="-10" width={barcode.width + 20} height="30" fill="#fff" />
            {barcode.bars.map((bar) => (
              <rect key={bar.x} x={bar.x} width={bar.width} height="30" fill="#000" />
            ))}
          </svg>
          <p>{barcode.digits}</p>
        </section>
        <section>
          <p>
            ¿Preguntas sobre tu pedido? Escríbenos por WhatsApp al <b>{formatPhone(shop.ordersPhone)}</b>
          </p>
        </section>
      </div>
    </article>
  )
}
