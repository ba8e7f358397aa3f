import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finalPrice } from './final-price.ts'
import {
  addMoney,
  centavos,
  divideRounded,
  formatCordobas,
  type Money,
  parseCordobas,
  plainCordobas,
  subtractMoney,
  timesQuantity,
} from './money.ts'
import { percentOf } from './percentage.ts'
import { splitAmount } from './split-amount.ts'

const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map((value) => value as Money)
const percent = fc.integer({ min: 0, max: 100 })

describe('money', () => {
  test('what is written can be read back', () =>
    fc.assert(fc.property(amount, (value) => parseCordobas(plainCordobas(value)) === value)))

  test('what is shown can be read back', () =>
    fc.assert(fc.property(amount, (value) => parseCordobas(formatCordobas(value)) === value)))

  test.each([
    ['1,234.50', 123450],
    ['C$ 1 234,5', 123450],
    ['1.234,50', 123450],
    ['0.05', 5],
    ['1,234', 123400],
    ['12,5', 1250],
    ['c$12', 1200],
    ['  7 ', 700],
    ['1.234.567', 123456700],
    ['1,234,567.8', 123456780],
  ])('reads %s', (text, expected) => expect(parseCordobas(text)).toBe(expected))

  test.each([
    '',
    'abc',
    'C$',
    '-5',
    '.5',
    '5.',
    '1.2.3',
    '1,23,456',
    '1,234,56',
    '1.234,567',
    '0.125',
    '0,125',
    '1.234',
    '12C$34',
    '1 2 3',
    '1e3',
    '٣',
    '99999999999999',
    '1.234'.repeat(9),
  ])('refuses %j', (text) => expect(parseCordobas(text)).toBeNull())

  test('whatever is typed is refused or is an amount that can be shown', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,C$ -') }), (text) => {
        const amount = parseCordobas(text)
        return amount === null || parseCordobas(formatCordobas(centavos(amount))) === amount
      }),
    ))

  test('amounts below zero are shown with their sign in front', () => {
    expect(formatCordobas(centavos(-123450))).toBe('-C$ 1,234.50')
    expect(plainCordobas(centavos(-5))).toBe('-0.05')
  })

  test('adding and taking away undo each other', () =>
    fc.assert(
      fc.property(amount, amount, (one, other) => subtractMoney(addMoney(one, other), other) === one),
    ))

  test('so many units cost so many times one', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (unit, quantity) => {
          const each = Array.from({ length: quantity }, () => centavos(unit))
          return timesQuantity(centavos(unit), quantity) === addMoney(...each)
        },
      ),
    ))

  test('an amount is a whole number within bounds', () => {
    expect(() => centavos(0.5)).toThrow(RangeError)
    expect(() => centavos(Number.MAX_SAFE_INTEGER)).toThrow(RangeError)
  })

  test('rounding is to the nearest, halves up', () => {
    expect([
      divideRounded(5, 10),
      divideRounded(4, 10),
      divideRounded(-5, 10),
      divideRounded(15, 10),
    ]).toEqual([1, 0, -1, 2])
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10_000 }), (value, by) => {
        const exact = (BigInt(value) * 2n + BigInt(by)) / (2n * BigInt(by))
        return BigInt(divideRounded(value, by)) === exact
      }),
    )
  })
})

describe('final price', () => {
  test('without discount it is the price', () =>
    fc.assert(fc.property(amount, (value) => finalPrice(value, 0) === value)))

  test('with a discount it is a whole córdoba, within half of one of the exact value', () =>
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 100 }), (value, off) => {
        const price = finalPrice(value, off)
        return price % 100 === 0 && Math.abs(price * 100 - value * (100 - off)) <= 5000
      }),
    ))

  test('half a córdoba goes up: 15 % off C$ 110.00 is C$ 94.00', () =>
    expect(finalPrice(centavos(11000), 15)).toBe(9400))
})

describe('percentages and splitting', () => {
  test('half a centavo goes up: 50 % of C$ 0.05 is C$ 0.03', () => expect(percentOf(centavos(5), 50)).toBe(3))
  test('a percentage is whole and from 0 to 100', () => {
    expect(() => percentOf(centavos(100), 101)).toThrow(RangeError)
    expect(() => percentOf(centavos(100), 1.5)).toThrow(RangeError)
  })
  test('the whole and nothing', () =>
    fc.assert(fc.property(amount, (value) => percentOf(value, 100) === value && percentOf(value, 0) === 0)))
  test('parts add up, none is negative, none is more than a centavo off', () =>
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 }),
        (value, weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0)
          fc.pre(total > 0)
          const parts = splitAmount(value, weights)
          const fair = (place: number) => (value * (weights[place] ?? 0)) / total
          return (
            parts.reduce<number>((sum, part) => sum + part, 0) === value &&
            parts.every((part, place) => part >= 0 && Math.abs(part - fair(place)) <= 1.001)
          )
        },
      ),
    ))
  test('no line is given more of a discount than it costs', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 }),
        percent,
        (lines, off) => {
          const total = addMoney(...lines.map((line) => centavos(line)))
          return splitAmount(percentOf(total, off), lines).every((part, place) => part <= (lines[place] ?? 0))
        },
      ),
    ))
  test('a discount cannot be split over nothing', () =>
    expect(() => splitAmount(centavos(5), [0, 0])).toThrow(RangeError))
})

test('a discount percent from the property of the shop is accepted', () =>
  fc.assert(fc.property(amount, percent, (value, off) => finalPrice(value, off) <= value + 50)))
