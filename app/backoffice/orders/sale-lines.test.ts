import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { addProduct, quantityProblem, unitsOf } from './sale-lines.ts'

const product = {
  id: 7,
  name: 'Miel',
  brand: null,
  sku: 'M-1',
  code: null,
  finalPrice: cordobas(50),
  onHand: 9,
  available: 3,
  active: true,
  expiresOn: null,
  exact: true,
}
const [line] = addProduct([], product)

test('a product scanned again is one unit more, on one line', () => {
  const twice = addProduct(addProduct([], product), product)
  expect(twice).toMatchObject([{ productId: 7, quantity: '2', unitPrice: cordobas(50), atHand: 3 }])
})

test.each([
  ['', 'Cantidad es requerida', 0],
  ['0', 'Cantidad mínima es 1', 0],
  ['1.5', 'Cantidad mínima es 1', 0],
  ['4', 'Cantidad excede stock disponible', 4],
  ['3', undefined, 3],
])('a quantity of "%s" is told "%s"', (quantity, problem, units) => {
  if (!line) throw new Error('There is a line')
  expect(quantityProblem({ ...line, quantity })).toBe(problem)
  expect(unitsOf({ quantity })).toBe(units)
})
