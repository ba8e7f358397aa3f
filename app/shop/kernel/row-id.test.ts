import { expect, test } from 'vitest'
import { LARGEST_ID, rowId } from './row-id.ts'

test.each([
  ['1', 1],
  ['2147483647', LARGEST_ID],
])('%s is the id of a row', (text, id) => {
  expect(rowId(text)).toBe(id)
})

test.each(['', '2147483648', '99999999999999999999', '-1', '1.5', '1e3', ' 1', 'NaN', 'a', null, undefined])(
  '%s is nobody',
  (text) => {
    expect(rowId(text)).toBe(0)
  },
)
