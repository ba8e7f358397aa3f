import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { nio } from './nio.ts'

export function PaperTotals({ order }: { order: StaffOrder }) {
  const discount = order.promoCode ? `Descuento ${order.promoCode}` : 'Descuento'
  return (
    <dl>
      <div>
        <dt>Subtotal</dt>
        <dd>{nio(order.subtotal)}</dd>
      </div>
      {order.discount > 0 ? (
        <div>
          <dt>
            {discount} ({order.discountPercent} %)
          </dt>
          <dd>−{nio(order.discount)}</dd>
        </div>
      ) : null}
      <div>
        <dt>Impuesto</dt>
        <dd>{nio(order.tax)}</dd>
      </div>
      {order.shippingCost > 0 ? (
        <div>
          <dt>Envío</dt>
          <dd>{nio(order.shippingCost)}</dd>
        </div>
      ) : null}
      <div className="paper-total">
        <dt>Total</dt>
        <dd>{nio(order.total)}</dd>
      </div>
    </dl>
  )
}
