import { expect, test } from 'vitest'
import { closestWord, slipsBetween } from './closest-words.ts'

const among = (...words: string[]) => new Map(words.map((word) => [word, 1]))
const known = among('vitamina', 'magnesio', 'omega', 'colageno', 'melatonina', 'higado', 'zinc', '500', 'mg')

test.each([
  ['vitmina', 'vitamina'],
  ['magensio', 'magnesio'],
  ['omga', 'omega'],
  ['colajeno', 'colageno'],
  ['melatonnina', 'melatonina'],
  ['vitmi', 'vitamina'],
])('%s is taken for %s', (typed, meant) => {
  expect(closestWord(typed, known)).toBe(meant)
})

test.each(['zin', '501', 'xxxxxxx', ''])('%s is taken for nothing else', (typed) => {
  expect(closestWord(typed, known)).toBeNull()
})

test('the nearest is taken', () => {
  expect(closestWord('menta', among('mente', 'venta', 'menta'))).toBe('menta')
})

test('of words equally near, what more products hold, then the shorter', () => {
  const words = [
    ['vitaminas', 9],
    ['vitamina', 40],
  ] as const
  expect(closestWord('vitmina', new Map(words))).toBe('vitamina')
  expect(closestWord('mentq', new Map([...among('menta', 'mentas'), ['mente', 2]]))).toBe('mente')
  expect(closestWord('vitmina', among('vitaminas', 'vitamina'))).toBe('vitamina')
  expect(closestWord('vitmina', among('vitamina', 'vitaminas'))).toBe('vitamina')
})

test('slips are letters added, lost, changed or swapped', () => {
  expect(slipsBetween('zinc', 'zinc', 2)).toBe(0)
  expect(slipsBetween('znc', 'zinc', 2)).toBe(1)
  expect(slipsBetween('zinnc', 'zinc', 2)).toBe(1)
  expect(slipsBetween('zync', 'zinc', 2)).toBe(1)
  expect(slipsBetween('znic', 'zinc', 2)).toBe(1)
  expect(slipsBetween('agua', 'zinc', 2)).toBe(3)
})
