import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCode128 } from '#tests/support/code128.ts'
import { type Barcode, barcodeDigits, barcodeOf } from './barcode.server.ts'

test.each([
  ['FN-000123', '000000000123'],
  ['FW-1234567', '000001234567'],
  ['FN-1234567890123', '123456789012'],
])('the digits of %s are %s', (number, digits) => {
  expect(barcodeDigits(number)).toBe(digits)
})

test('a reader that knows only the standard reads the twelve digits of any order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 1, max: 5 }),
      (number, scale) => {
        const drawn = barcodeOf(`FW-${number}`)
        expect(readCode128(lineOf(drawn, scale))).toBe(String(number).padStart(12, '0'))
        expect(drawn.digits).toBe(String(number).padStart(12, '0'))
      },
    ),
  )
})

test('the reader refuses what is not as drawn', () => {
  const line = lineOf(barcodeOf('FN-000123'), 2)
  const [one, other] = [24, 90]
  const swapped = [...line]
  for (let place = 0; place < 22; place++) {
    swapped[one + place] = line[other - 2 + place] ?? false
    swapped[other - 2 + place] = line[one + place] ?? false
  }
  expect(() => readCode128(swapped)).toThrow()
  expect(() => readCode128(line.slice(0, -24))).toThrow()
})

/** A line across the bars, so many dots wide for each module, with white before and after. */
function lineOf({ width, bars }: Barcode, scale: number): boolean[] {
  const quiet = 10
  const line = new Array<boolean>((width + 2 * quiet) * scale).fill(false)
  for (const bar of bars) line.fill(true, (quiet + bar.x) * scale, (quiet + bar.x + bar.width) * scale)
  return line
}
