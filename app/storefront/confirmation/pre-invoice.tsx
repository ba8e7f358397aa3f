import { useEffect } from 'react'
import { data } from 'react-router'
import { formatMoment, formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { customerPaymentMethod } from '#app/shop/orders/payment-words.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { readOrderByToken } from '#app/shop/orders/read-order-view.server.ts'
import { spellHours } from '#app/shop/settings/hours.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/pre-invoice'
import './pre-invoice.css'

const PRINTS_AFTER_MS = 500

export async function loader({ params }: Route.LoaderArgs) {
  const [order, settings] = await Promise.all([
    readOrderByToken(db, params.token.slice(0, 100)),
    readSettings(db),
  ])
  if (!order) throw data(null, { status: 404 })
  const { legalName, shopName, taxId, address, contactPhone, email, openingHours } = settings
  return {
    order,
    shop: { legalName, shopName, taxId, address, contactPhone, email, hours: spellHours(openingHours) },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Pre-Factura ${loaderData?.order.number ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

/** The print dialog opens by itself shortly after everything is there. */
function usePrintAfterLoad() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const print = () => {
      timer = setTimeout(() => window.print(), PRINTS_AFTER_MS)
    }
    if (document.readyState === 'complete') print()
    else window.addEventListener('load', print, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', print)
    }
  }, [])
}

export default function PreInvoice({ loaderData: { order, shop } }: Route.ComponentProps) {
  usePrintAfterLoad()
  return (
    <main id="contenido" className="pre-invoice">
      <header>
        <div>
          <p className="pre-invoice-shop">{shop.shopName}</p>
          <p>{shop.legalName}</p>
          <p>RUC {shop.taxId}</p>
          <p>{shop.address}</p>
          <p>
            {formatPhone(shop.contactPhone)} · {shop.email}
          </p>
          <p>{shop.hours.join(' · ')}</p>
        </div>
        <div className="pre-invoice-number">
          <h1>Pre-Factura</h1>
          <p>{order.number}</p>
          <p>{formatMoment(order.createdAt)}</p>
        </div>
      </header>
      <p className="pre-invoice-note">Documento provisional. No es una factura fiscal.</p>
      <section>
        <p>
          <strong>{order.customerName}</strong>
        </p>
        <p>
          {formatPhone(order.customerPhone)}
          {order.customerEmail ? ` · ${order.customerEmail}` : ''}
        </p>
        <p>{addressShown(order)}</p>
        {order.pickupDay && order.pickupTime ? (
          <p>
            Cita: {formatWeekday(order.pickupDay)}, {spellSlotTime(order.pickupTime)}
          </p>
        ) : null}
        <p>Pago: {customerPaymentMethod(order.paymentMethod)}</p>
      </section>
      <table>
        <caption className="visually-hidden">Productos</caption>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Precio</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.productId}>
              <td>{line.name}</td>
              <td>
                {line.quantity}
                <span className="pre-invoice-times"> ×</span>
              </td>
              <td>
                <Cordobas amount={line.unitPrice} />
              </td>
              <td>
                <Cordobas amount={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Foot name="Subtotal" amount={order.subtotal} />
          {order.discount > 0 ? (
            <Foot
              name={
                order.promoCode ? `Descuento (${order.promoCode}, ${order.discountPercent} %)` : 'Descuento'
              }
              amount={order.discount}
              minus
            />
          ) : null}
          <Foot name="Envío" amount={order.shippingCost} />
          <Foot name="Impuestos" amount={order.tax} />
          <Foot name="Total" amount={order.total} />
        </tfoot>
      </table>
      {order.notes ? <p className="pre-invoice-notes whitespace-pre-wrap">Notas: {order.notes}</p> : null}
      <p className="no-print mt-6">
        <Button type="button" onClick={() => window.print()}>
          Imprimir
        </Button>
      </p>
    </main>
  )
}

type FootProps = {
  name: string
  amount: Route.ComponentProps['loaderData']['order']['total']
  minus?: boolean
}

function Foot({ name, amount, minus }: FootProps) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>
        {minus ? '−' : ''}
        <Cordobas amount={amount} />
      </td>
    </tr>
  )
}
