import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  Hígado   GRASO ', ['higado', 'graso']],
  ['Co-Q10, 500mg', ['co', 'q10', '500', 'mg']],
  ['niño Ñandú', ['nino', 'nandu']],
  ["'; drop table products; --", ['drop', 'table', 'products']],
  ['%_%', []],
  ['🌿', []],
  ['', []],
])('%j looks for %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test('an endless search is cut, not refused', () => {
  expect(searchWords('x'.repeat(5000))).toEqual(['x'.repeat(40)])
  expect(searchWords(Array.from({ length: 500 }, (_, n) => `w${n}`).join(' '))).toHaveLength(8)
})
