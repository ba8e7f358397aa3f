import { expect, test } from 'vitest'
import { barcodeDigits, barcodeOf } from './barcode.server.ts'

test.each([
  ['FN-000123', '000000000123'],
  ['FW-1234567', '000001234567'],
  ['FN-1234567890123', '123456789012'],
])('the digits of %s are %s', (number, digits) => {
  expect(barcodeDigits(number)).toBe(digits)
})

/** Code set C: start, six pairs, check and stop; every sign has 11 modules, the stop 13. */
test('twelve digits are drawn as a Code 128 of six pairs', () => {
  const { width, bars } = barcodeOf('FN-000123')
  expect(width).toBe(8 * 11 + 13)
  expect(bars).toHaveLength(8 * 3 + 4)
  expect(bars[0]).toEqual({ x: 0, width: 2 })
  expect(bars.at(-1)).toEqual({ x: width - 2, width: 2 })
})
