import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeRate, toDollarCents } from '#app/shop/kernel/exchange-rate.ts'
import { centavos, timesQuantity } from '#app/shop/kernel/money.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { cardDetails } from './card-details.ts'
import { differenceOf } from './compare-payment.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 9999 }),
  name: fc.string({ minLength: 1, maxLength: 200 }),
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }).map(centavos),
  quantity: fc.integer({ min: 1, max: 99 }),
})

test('for any order the details add up to its dollars to the cent, with whole units and short descriptions', () => {
  const orders = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 50 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    shippingCost: fc.integer({ min: 0, max: 100_000 }).map(centavos),
    rate: fc.integer({ min: 300_000, max: 400_000 }).map(exchangeRate),
  })
  fc.assert(
    fc.property(orders, ({ lines, discountPercent, shippingCost, rate }) => {
      const totals = orderTotals({ lines, discountPercent, shippingCost })
      const priced = lines.map((one) => ({ ...one, total: timesQuantity(one.unitPrice, one.quantity) }))
      const details = cardDetails(
        { ...totals, lines: priced, exchangeRate: rate },
        'https://fitonica.example',
      )
      const sum = details.reduce((cents, detail) => cents + detail.quantity * detail.priceUsdCents, 0)
      expect(sum).toBe(toDollarCents(totals.total, rate))
      for (const { quantity, priceUsdCents } of details) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
        expect(Number.isInteger(priceUsdCents) && priceUsdCents > 0).toBe(true)
      }
    }),
  )
})

test('a payment is the order’s only with its number, its currency and its amount', () => {
  const order = { number: 'FW-000001', total: centavos(37_000), exchangeRate: exchangeRate(370_000) }
  const payment = { ern: 'FW-000001', amountUsdCents: 1000, currency: 'USD' }
  const answer = { ern: null, amount: null, currency: null }
  expect(differenceOf(payment, order, answer)).toBeNull()
  expect(differenceOf(payment, order, { ern: 'FW-000001', amount: '10.0', currency: 'USD' })).toBeNull()
  expect(differenceOf(payment, order, { ...answer, amount: '10.01' })).toContain('US$ 10.01')
  expect(differenceOf(payment, order, { ...answer, amount: 'diez' })).toContain('US$ ?')
  expect(differenceOf(payment, { ...order, total: centavos(40_000) }, answer)).toContain('US$ 10.81')
  expect(differenceOf(payment, order, { ...answer, ern: 'FW-000002' })).toBe('el pago es de otro pedido')
  expect(differenceOf(payment, order, { ...answer, currency: 'NIO' })).toContain('NIO')
})
