import type { OrderTotals } from '#app/shop/orders/order-totals.ts'
import { Cordobas } from '#app/ui/money.tsx'

type Props = { totals: OrderTotals; discountName?: string }

export function LiveTotal({ totals, discountName = 'Descuento extraordinario' }: Props) {
  return (
    <dl
      className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-lg bg-sunken p-4"
      aria-live="polite"
    >
      <dt>Subtotal</dt>
      <dd className="text-right">
        <Cordobas amount={totals.subtotal} />
      </dd>
      {totals.discount > 0 ? (
        <>
          <dt>{discountName}</dt>
          <dd className="text-right">
            −<Cordobas amount={totals.discount} />
          </dd>
        </>
      ) : null}
      {totals.shippingCost > 0 ? (
        <>
          <dt>Costo de envío</dt>
          <dd className="text-right">
            <Cordobas amount={totals.shippingCost} />
          </dd>
        </>
      ) : null}
      <dt className="text-lg font-bold">Total</dt>
      <dd className="text-right text-lg font-bold">
        <Cordobas amount={totals.total} />
      </dd>
    </dl>
  )
}
