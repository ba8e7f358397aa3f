import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCell, looksLikeFormula, unguardCell } from './cell.ts'

test('what a spreadsheet would run is written with an apostrophe in front', () => {
  for (const text of ['=1+1', '+505 8888', '-2', '@SUM(A1)', '\t=1', '\r=1', "'=1+1"]) {
    expect(guardCell(text)).toBe(`'${text}`)
  }
  for (const text of ['Omega 3', "L'Oréal", "'Hola'", '500 mg', '']) expect(guardCell(text)).toBe(text)
})

test('reading back gives what was there, whatever it was', () => {
  const awkward = fc.stringMatching(/^['=+\-@\t\r\n a]{0,8}$/)
  fc.assert(fc.property(fc.oneof(fc.string(), awkward), (text) => unguardCell(guardCell(text)) === text))
})

test('an apostrophe that guards nothing stays', () => {
  expect(unguardCell("'60s")).toBe("'60s")
})

test('formulas are recognised, negative numbers are not formulas', () => {
  expect(looksLikeFormula('=HYPERLINK("http://x")')).toBe(true)
  expect(looksLikeFormula('-cmd')).toBe(true)
  expect(looksLikeFormula('-5')).toBe(false)
})
