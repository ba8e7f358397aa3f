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
