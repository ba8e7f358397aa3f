import { expect, test } from 'vitest'
import { mergeTexts } from './latest.ts'

const was = { name: 'Té', price: '10.00', brand: '', active: 'on', pictures: ['a'] }

test('what the other changed and I left alone follows the other', () => {
  const { initial, changes } = mergeTexts(was, { ...was, price: '12.00' }, { ...was, name: 'Té verde' })
  expect(initial).toEqual({ ...was, name: 'Té verde', price: '12.00' })
  expect(changes).toEqual([{ field: 'price', before: '10.00', now: '12.00', yours: null }])
})

test('what both changed keeps mine, and shows theirs', () => {
  const { initial, changes } = mergeTexts(was, { ...was, price: '12.00' }, { ...was, price: '11' })
  expect(initial.price).toBe('11')
  expect(changes).toEqual([{ field: 'price', before: '10.00', now: '12.00', yours: '11' }])
})

test('a box that I unchecked is not sent, and is mine', () => {
  const { active: _, ...sent } = was
  const { initial, changes } = mergeTexts(was, { ...was, brand: 'Sol' }, sent)
  expect(initial).toEqual({ ...was, active: '', brand: 'Sol' })
  expect(changes.map((change) => change.field)).toEqual(['brand'])
})

test('lists and line ends compare by what they hold', () => {
  const { changes } = mergeTexts(
    { text: 'a\nb', pictures: ['a'] },
    { text: 'a\r\nb', pictures: ['a', 'b'] },
    { text: 'a\r\nb', pictures: 'a' },
  )
  expect(changes).toEqual([{ field: 'pictures', before: ['a'], now: ['a', 'b'], yours: null }])
})
