import { expect, test } from 'vitest'
import { countUnits, spellProducts } from './order-summary.ts'

test('one product by its name, several with their units', () => {
  const tea = { name: 'Té verde', quantity: 3 }
  const honey = { name: 'Miel', quantity: 1 }
  expect(spellProducts([tea])).toBe('Té verde')
  expect(spellProducts([tea, honey])).toBe('Té verde (x3), Miel (x1)')
  expect(countUnits([tea, honey])).toBe(4)
})
