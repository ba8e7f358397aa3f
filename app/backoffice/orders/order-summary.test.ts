import { expect, test } from 'vitest'
import { countUnits, spellCount, spellProducts } from './order-summary.ts'

test('one product is its name, several stand with their units', () => {
  const tea = { name: 'Té', quantity: 2 }
  expect([spellProducts([]), spellProducts([tea])]).toEqual(['', 'Té'])
  expect(spellProducts([tea, { name: 'Miel', quantity: 1 }])).toBe('Té (x2), Miel (x1)')
  expect(countUnits([tea, tea])).toBe(4)
})

test('a list says how many orders it has, or that there are more than were counted', () => {
  expect([spellCount(0, false), spellCount(1, false), spellCount(1234, false)]).toEqual([
    '0 pedidos',
    '1 pedido',
    '1,234 pedidos',
  ])
  expect(spellCount(10_000, true)).toBe('más de 10,000 pedidos')
})
