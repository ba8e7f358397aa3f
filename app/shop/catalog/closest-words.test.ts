import { expect, test } from 'vitest'
import { closestWords, slipsBetween } from './closest-words.ts'

const known = ['vitamina', 'magnesio', 'omega', 'colageno', 'melatonina', 'higado', 'zinc', '500', 'mg']

test.each([
  ['vitmina', ['vitamina']],
  ['magensio', ['magnesio']],
  ['omga', ['omega']],
  ['colajeno', ['colageno']],
  ['melatonnina', ['melatonina']],
  ['vitmi', ['vitamina']],
])('%s is taken for %j', (typed, meant) => {
  expect(closestWords(typed, known)).toEqual(meant)
})

test.each(['zin', '501', 'xxxxxxx', ''])('%s is taken for nothing else', (typed) => {
  expect(closestWords(typed, known)).toEqual([])
})

test('only the nearest are offered', () => {
  expect(closestWords('menta', ['menta', 'mente', 'venta'])).toEqual(['menta'])
  expect(closestWords('mentq', ['menta', 'mente', 'monte'])).toEqual(['menta', 'mente'])
})

test('slips are letters added, lost, changed or swapped', () => {
  expect(slipsBetween('zinc', 'zinc', 2)).toBe(0)
  expect(slipsBetween('znc', 'zinc', 2)).toBe(1)
  expect(slipsBetween('zinnc', 'zinc', 2)).toBe(1)
  expect(slipsBetween('zync', 'zinc', 2)).toBe(1)
  expect(slipsBetween('znic', 'zinc', 2)).toBe(1)
  expect(slipsBetween('agua', 'zinc', 2)).toBe(3)
})
