import { expect, test } from 'vitest'
import { addressShown } from './order-view.ts'

test('a pickup is printed as Retiro en tienda, whatever address is known; anything else as its address', () => {
  const place = { customerAddress: 'Del parque 1 c. al sur', departmentName: 'León' }
  expect(addressShown({ deliveryType: 'pickup', ...place })).toBe('Retiro en tienda')
  expect(addressShown({ deliveryType: 'delivery', ...place })).toBe('Del parque 1 c. al sur, León')
})
