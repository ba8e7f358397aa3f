import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ExchangeRate,
  exchangeRate,
  formatDollars,
  formatExchangeRate,
  parseExchangeRate,
  plainDollars,
  toDollarCents,
} from './exchange-rate.ts'
import { centavos, type Money } from './money.ts'

const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map((value) => value as Money)

describe('the rate', () => {
  test('what is shown can be read back', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        (rate) => parseExchangeRate(formatExchangeRate(exchangeRate(rate))) === rate,
      ),
    ))

  test.each([
    ['37', 370_000],
    ['36,6243', 366_243],
    [' 36.5 ', 365_000],
    ['0.0001', 1],
  ])('reads %s', (text, expected) => expect(parseExchangeRate(text)).toBe(expected))

  test.each(['', '0', '0.0000', '-37', '36.62435', '10000', '1,000.5', 'C$ 37', '3e1'])(
    'refuses %j',
    (text) => expect(parseExchangeRate(text)).toBeNull(),
  )

  test.each([
    [370_000, '37'],
    [1_000_000, '100'],
    [366_243, '36.6243'],
    [365_000, '36.5'],
  ])('%d ten-thousandths are shown as %s', (rate, expected) =>
    expect(formatExchangeRate(rate as ExchangeRate)).toBe(expected),
  )

  test.each([0, -1, 0.5, 100_000_001, Number.NaN])('%d is none', (rate) =>
    expect(() => exchangeRate(rate)).toThrow(RangeError),
  )
})

describe('dollars', () => {
  const rate = exchangeRate(370_000)
  test('C$ 370.00 at 37 is US$ 10.00', () => expect(formatDollars(centavos(37_000), rate)).toBe('US$ 10.00'))
  test('the provider is charged what is shown', () =>
    fc.assert(
      fc.property(
        amount,
        (value) => formatDollars(value, rate).replace(/[^0-9.]/g, '') === plainDollars(value, rate),
      ),
    ))
  test('never off by more than half a cent', () =>
    fc.assert(
      fc.property(amount, fc.integer({ min: 10_000, max: 10_000_000 }), (value, ten) => {
        const cents = toDollarCents(value, exchangeRate(ten))
        return Math.abs((cents * ten) / 10_000 - value) <= ten / 20_000 + 1e-3
      }),
    ))
})
