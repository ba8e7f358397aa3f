import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItem, cartTotal } from '#app/shop/cart/cart.ts'
import { centavos, cordobas, ZERO } from '#app/shop/kernel/money.ts'
import { mustCountAgain } from './count-again.ts'
import { extraordinaryPercentFor, orderTotals } from './order-totals.ts'

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }).map(centavos),
  quantity: fc.integer({ min: 1, max: 10_000 }),
})
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 50 }),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  shippingCost: fc.integer({ min: 0, max: 1_000_000 }).map(centavos),
})

test('totals add up, the discount is half up to the centavo, and nothing is below zero', () => {
  fc.assert(
    fc.property(order, (input) => {
      const { subtotal, discount, shippingCost, tax, total } = orderTotals(input)
      const exact = (BigInt(subtotal) * BigInt(input.discountPercent) * 2n + 100n) / 200n
      expect(discount).toBe(Number(exact))
      expect(total).toBe(subtotal - discount + shippingCost)
      expect(total).toBeGreaterThanOrEqual(shippingCost)
      expect(tax).toBe(0)
    }),
  )
})

test('the drawer and the order have the same subtotal for the same lines', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
      const items = lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity })) as CartItem[]
      expect(orderTotals({ lines, discountPercent: 0, shippingCost: ZERO }).subtotal).toBe(cartTotal(items))
    }),
  )
})

test('a gift is free, shipping is not', () => {
  const lines = [{ unitPrice: cordobas(99), quantity: 3 }]
  const discountPercent = extraordinaryPercentFor('regalia', 0)
  expect(orderTotals({ lines, discountPercent, shippingCost: cordobas(50) }).total).toBe(cordobas(50))
  expect(extraordinaryPercentFor('pagado', 15)).toBe(15)
})

test('a completed sale counts again when amount, method, or money that came later changed', () => {
  const sale = { total: cordobas(10), paymentMethod: 'efectivo', paymentState: 'pendiente' } as const
  expect(mustCountAgain(sale, { ...sale, paymentState: 'pagado' })).toBe(false)
  expect(mustCountAgain(sale, { ...sale, total: cordobas(11) })).toBe(true)
  expect(mustCountAgain(sale, { ...sale, paymentMethod: 'sinpe' })).toBe(true)
  expect(mustCountAgain({ ...sale, paymentState: 'credito' }, { ...sale, paymentState: 'pagado' })).toBe(true)
})
