import type { Money } from '#app/shop/kernel/money.ts'
import { ZERO } from '#app/shop/kernel/money.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { lockProducts, type Offered, readProducts } from '#app/shop/orders/lock-products.server.ts'
import type { Delivery } from '#app/shop/orders/order-draft.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { applied } from '#app/shop/promotions/check-promo-code.server.ts'
import type { AppliedPromo, PromoCode, PromoRefusal } from '#app/shop/promotions/promo-code.ts'
import { findDepartment } from '#app/shop/shipping/list-departments.server.ts'
import type { Db } from '#db/client.ts'
import type { CheckoutForm, ShownCart } from './checkout-form.ts'
import { compareLine, type OrderChange } from './compare-shown.ts'

type Line = { productId: number; name: string; quantity: number; price: Money }

type Question = {
  form: CheckoutForm
  shown: ShownCart
  lines: Line[]
  promo: PromoCode | null
  /** Null for somebody who has not bought before. */
  customerId: number | null
  /** Whether the balances are held while it computes. */
  locked: boolean
  now: Date
}

type Priced = {
  lines: { product: Offered; quantity: number }[]
  delivery: Delivery
  promo: AppliedPromo | null
}

/** Computes the order from ids and quantities alone, and says everything that is not as the browser showed it. */
export async function priceOrder(
  tx: Db,
  { form, shown, lines, promo: code, customerId, locked, now }: Question,
): Promise<Outcome<Priced, { reason: 'changed'; changes: OrderChange[] }>> {
  const delivery = await deliveryOf(tx, form)
  const offered = await (locked ? lockProducts : readProducts)(
    tx,
    lines.map((line) => line.productId),
  )
  const changes = lines.flatMap(({ productId: id, ...line }) => compareLine({ id, ...line }, offered.get(id)))
  const priced = lines.flatMap(({ productId, quantity }) => {
    const product = offered.get(productId)
    return product ? [{ product, quantity }] : []
  })
  const charged = priced.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity }))
  const { subtotal } = orderTotals({ lines: charged, discountPercent: 0, shippingCost: ZERO })
  const promo = await promoOf(tx, { asked: form.promoCode, code, customerId, subtotal, now })
  const percent = promo.applied?.percent ?? 0
  if (promo.refusal || percent !== shown.discountPercent) {
    changes.push({ kind: 'promo-changed', was: shown.discountPercent, now: percent, refusal: promo.refusal })
  }
  if (!delivery) return refused('changed', { changes: [...changes, { kind: 'department-gone' }] })
  const shippingCost = delivery.type === 'delivery' ? delivery.cost : ZERO
  if (shippingCost !== shown.shippingCost) {
    changes.push({ kind: 'shipping-changed', was: shown.shippingCost, now: shippingCost })
  }
  const { total } = orderTotals({ lines: charged, discountPercent: percent, shippingCost })
  if (changes.length === 0 && total !== shown.total) {
    changes.push({ kind: 'total-changed', was: shown.total, now: total })
  }
  if (changes.length > 0) return refused('changed', { changes })
  return { ok: true, lines: priced, delivery, promo: promo.applied }
}

async function deliveryOf(tx: Db, form: CheckoutForm): Promise<Delivery | null> {
  if (form.deliveryMethod === 'pickup') {
    return { type: 'pickup', day: form.pickupDay, time: form.pickupTime }
  }
  const department = await findDepartment(tx, form.departmentId)
  return (
    department && {
      type: 'delivery',
      address: form.customerAddress,
      departmentId: department.id,
      departmentName: department.name,
      cost: department.shippingCost,
    }
  )
}

type PromoQuestion = {
  asked: string | null
  code: PromoCode | null
  customerId: number | null
  subtotal: Money
  now: Date
}

async function promoOf(
  tx: Db,
  { asked, code, ...purchase }: PromoQuestion,
): Promise<{ applied: AppliedPromo | null; refusal: PromoRefusal | null }> {
  if (!asked) return { applied: null, refusal: null }
  if (!code) return { applied: null, refusal: { reason: 'promo-invalid' } }
  const outcome = await applied(tx, { promo: code, ...purchase })
  if (outcome.ok) return { applied: outcome.promo, refusal: null }
  const { ok: _, ...refusal } = outcome
  return { applied: null, refusal }
}
