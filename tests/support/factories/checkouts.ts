import { randomUUID } from 'node:crypto'
import type { CheckoutForm, PlaceOrderRequest } from '#app/shop/checkout/checkout-form.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { type Money, ZERO } from '#app/shop/kernel/money.ts'
import type { Phone } from '#app/shop/kernel/phone.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { nextNumber } from './sequence.ts'
import type { makeDepartment } from './shop.ts'

type Product = { id: number; name: string; price: Money; discountPercent: number }
type Wanted = { product: Product; quantity?: number }

type Overrides = {
  key?: string
  form?: Partial<CheckoutForm>
  promo?: { code: string; discountPercent: number }
}

/** What an honest browser sends for these products, delivered to this department. */
export function checkoutOf(
  department: Awaited<ReturnType<typeof makeDepartment>>,
  wanted: Wanted[],
  { key = randomUUID(), form = {}, promo }: Overrides = {},
): PlaceOrderRequest {
  const lines = wanted.map(({ product, quantity = 1 }) => ({
    id: product.id,
    quantity,
    price: finalPrice(product.price, product.discountPercent),
    name: product.name,
  }))
  const discountPercent = promo?.discountPercent ?? 0
  const pickup = form.deliveryMethod === 'pickup'
  const shippingCost = pickup ? ZERO : department.shippingCost
  const priced = lines.map((line) => ({ unitPrice: line.price, quantity: line.quantity }))
  const { total } = orderTotals({ lines: priced, discountPercent, shippingCost })
  const delivery = {
    customerName: 'Ana Pérez',
    customerEmail: 'ana@example.com',
    customerPhone: phoneNumber(),
    paymentMethod: 'cash',
    notes: null,
    promoCode: promo?.code ?? null,
    deliveryMethod: 'delivery',
    departmentId: department.id,
    customerAddress: 'De la iglesia 1 c. al sur',
    ...form,
  } as CheckoutForm
  return { form: delivery, cart: { key, lines, shippingCost, discountPercent, total } }
}

export function phoneNumber(): Phone {
  return `5058${String(nextNumber()).padStart(7, '0')}` as Phone
}
