import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, plainCordobas } from '#app/shop/kernel/money.ts'
import { readAmount, readWhole } from './numbers.ts'

test.each([
  ['1234.50', 123450],
  ['1234,5', 123450],
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['C$ 1,234.50', 123450],
  ['1 234,50', 123450],
  ['1,234,567', 123456700],
  ['1.234.567,89', 123456789],
  ['0', 0],
  ['-0.00', 0],
  ['0.125', 13],
])('%s is an amount', (text, expected) => {
  const read = readAmount(text)
  expect('value' in read && read.value).toBe(expected)
})

test('what can be read in two ways is read as thousands, and said', () => {
  expect(readAmount('1.234')).toEqual({ value: 123400, warning: '«1.234» se leyó como C$ 1,234.00' })
  expect(readAmount('12,500')).toMatchObject({ value: 1250000 })
})

test('more than two decimals are rounded half up, and said', () => {
  expect(readAmount('33.3333')).toEqual({ value: 3333, warning: '«33.3333» se redondeó a C$ 33.33' })
  expect(readAmount('0.4550')).toEqual({ value: 46, warning: '«0.4550» se redondeó a C$ 0.46' })
  expect(readAmount('10.0000')).toEqual({ value: 1000 })
})

test.each(['', 'gratis', '12x', '1,23,4', '1.2.3', '=1+1', '--5', '1,2345,678'])(
  '%j is no amount',
  (text) => {
    expect(readAmount(text)).toHaveProperty('error')
  },
)

test('negative amounts say that they are', () => {
  expect(readAmount('-5')).toEqual({ error: '«-5» no puede ser negativo' })
})

test('every amount reads back as it is exported', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      const read = readAmount(plainCordobas(centavos(amount)))
      return 'value' in read && read.value === amount && read.warning === undefined
    }),
  )
})

test('whole numbers, also as a spreadsheet writes them', () => {
  expect(readWhole('12', 100)).toEqual({ value: 12 })
  expect(readWhole('12.00', 100)).toEqual({ value: 12 })
  expect(readWhole('1,200', 5000)).toEqual({ value: 1200 })
  expect(readWhole('1.5', 100)).toHaveProperty('error')
  expect(readWhole('-3', 100)).toEqual({ error: '«-3» no puede ser negativo' })
  expect(readWhole('101', 100)).toEqual({ error: '«101» es demasiado grande' })
})
