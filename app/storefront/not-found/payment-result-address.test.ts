import { expect, test } from 'vitest'
import { paymentResultAddress } from './payment-result-address.ts'

const found = (path: string) => paymentResultAddress(new URL(path, 'http://tienda.test'))

test('token or ern go to the payment result with the same query', () => {
  expect(found('/regreso?token=a&ern=FW-000001')).toEqual({
    address: '/checkout/success?token=a&ern=FW-000001',
    at: 'once',
  })
  expect(found('/x?ern=FW-1')?.at).toBe('once')
})

test('a path around the payment result says so first', () => {
  expect(found('/es/checkout/success/listo?a=1')).toEqual({
    address: '/checkout/success?a=1',
    at: 'after-saying-so',
  })
})

test('any other path stays', () => {
  expect(found('/no-hay?tokens=1')).toBeNull()
})
