import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, normalizePhone } from './phone.ts'

test.each([
  ['8888 7777', '50588887777'],
  ['8888-7777', '50588887777'],
  ['+505 8888 7777', '50588887777'],
  ['00505 8888 7777', '50588887777'],
  ['505 2222 3333', '50522223333'],
  ['(505) 7777.6666', '50577776666'],
  ['+1 305 555 0100', '13055550100'],
])('%s is %s', (typed, expected) => expect(normalizePhone(typed)).toBe(expected))

test.each([
  '',
  '123',
  '1234 5678',
  '9888 7777',
  '+505 888 777',
  'llámame',
  '888877770000000000',
  '<script>88887777',
])('%j is no telephone', (typed) => expect(normalizePhone(typed)).toBeNull())

test('shown with spaces', () => expect(formatPhone('50588887777')).toBe('+505 8888 7777'))

const digit = fc.integer({ min: 0, max: 9 })
const nicaraguan = fc
  .tuple(fc.constantFrom(2, 5, 7, 8), fc.array(digit, { minLength: 7, maxLength: 7 }))
  .map(([first, rest]) => [first, ...rest].join(''))
const spaced = (digits: string) =>
  fc
    .array(fc.constantFrom('', ' ', '-', '.', '(', ')'), { minLength: 8, maxLength: 8 })
    .map((gaps) => [...digits].map((one, place) => one + gaps[place]).join(''))

test('however a Nicaraguan number is spaced, it is the same number', () =>
  fc.assert(
    fc.property(
      nicaraguan.chain((digits) => spaced(digits).map((typed) => [digits, typed] as const)),
      fc.constantFrom('', '505 ', '+505', '00505 '),
      ([digits, typed], country) => normalizePhone(country + typed) === `505${digits}`,
    ),
  ))

test('what is shown is read back as the same number, of any country', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000_000n, max: 999_999_999_999_999n }), (digits) => {
      const phone = normalizePhone(`+${digits}`)
      return phone === null || normalizePhone(formatPhone(phone)) === phone
    }),
  ))

test('whatever is typed is refused or is a number that the database takes', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() .-x') }), (typed) => {
      const phone = normalizePhone(typed)
      return phone === null || /^[1-9][0-9]{7,14}$/.test(phone)
    }),
  ))
