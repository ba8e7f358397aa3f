import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#app/shop/cart/cart.ts'
import { type Money, ZERO } from '#app/shop/kernel/money.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { type AppliedCode, askPromo } from './ask-promo.ts'
import type { Draft } from './draft.ts'

type Options = {
  items: readonly CartItem[]
  draft: Draft
  departments: readonly { id: number; shippingCost: Money }[]
}

/** The same sum that the server makes, shown as the shopper chooses. A code kept in the draft is asked about again. */
export function useTotals({ items, draft, departments }: Options) {
  const [promo, setPromo] = useState<AppliedCode | null>(null)
  const asked = useRef(false)
  const delivery = draft.deliveryMethod === 'delivery'
  const department = departments.find(({ id }) => String(id) === draft.departmentId)
  const totals = orderTotals({
    lines: items.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
    discountPercent: promo?.percent ?? 0,
    shippingCost: delivery && department ? department.shippingCost : ZERO,
  })
  useEffect(() => {
    if (asked.current || !draft.promoCode) return
    asked.current = true
    void askPromo(draft.promoCode, totals.subtotal).then((answer) => setPromo(answer.promo))
  }, [draft.promoCode, totals.subtotal])
  return { totals, promo, setPromo }
}
