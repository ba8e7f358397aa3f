import type { CartItem } from '#app/shop/cart/cart.ts'
import { type Money as Amount, timesQuantity } from '#app/shop/kernel/money.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import type { AppliedCode } from './ask-promo.ts'

type Props = {
  items: readonly CartItem[]
  totals: { subtotal: Amount; discount: Amount; shippingCost: Amount; tax: Amount; total: Amount }
  promo: AppliedCode | null
  pickup: boolean
  /** Null when nothing is being sent; otherwise how many times it was tried again. */
  sending: number | null
}

/** Like the invoice it will become; it follows every choice. */
export function Summary({ items, totals, promo, pickup, sending }: Props) {
  return (
    <aside className="card lg:sticky lg:top-4" aria-labelledby="resumen">
      <h2 id="resumen" className="text-xl">
        Resumen del pedido
      </h2>
      <ul className="my-3">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0">
              {item.quantity} × {item.name}
            </span>
            <Money amount={timesQuantity(item.price, item.quantity)} />
          </li>
        ))}
      </ul>
      <dl className="space-y-1">
        <Sum name="Subtotal" amount={totals.subtotal} />
        <Sum name={pickup ? 'Envío (retiro en tienda)' : 'Envío'} amount={totals.shippingCost} />
        {promo ? (
          <Sum name={`Descuento (${promo.code}, ${promo.percent} %)`} amount={totals.discount} minus />
        ) : null}
        <Sum name="Impuestos" amount={totals.tax} />
      </dl>
      <div className="checkout-total">
        <p className="flex justify-between text-xl font-bold">
          <span>Total</span>
          <Money amount={totals.total} />
        </p>
        <Button block size="large" pending={sending !== null} pendingText="Enviando tu pedido...">
          Confirmar Pedido
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {sending
            ? `La conexión se cortó. Lo intentamos de nuevo (${sending}); tu pedido no se hará dos veces.`
            : ''}
        </p>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        Confirmas el pedido por WhatsApp. Los precios incluyen impuestos y se cobran en córdobas.
      </p>
    </aside>
  )
}

function Sum({ name, amount, minus }: { name: string; amount: Amount; minus?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd>
        {minus ? '−' : ''}
        <Money amount={amount} />
      </dd>
    </div>
  )
}
