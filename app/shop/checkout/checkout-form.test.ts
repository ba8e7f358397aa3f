import { expect, test } from 'vitest'
import { checkoutForm, shownCart } from './checkout-form.ts'
import { fingerprintOf } from './fingerprint.server.ts'

const filled = {
  customerName: 'Ana Pérez',
  customerEmail: 'Ana@Example.com',
  customerPhone: '8888-7777',
  paymentMethod: 'cash',
  deliveryMethod: 'delivery',
  departmentId: '3',
  customerAddress: 'De la iglesia 1 c. al sur',
  notes: '',
  promoCode: '',
}

const problems = (change: object) => {
  const result = checkoutForm.safeParse({ ...filled, ...change })
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test('what is filled in is read as the shop writes it', () => {
  expect(checkoutForm.parse(filled)).toEqual({
    ...filled,
    customerEmail: 'ana@example.com',
    customerPhone: '50588887777',
    departmentId: 3,
    notes: null,
    promoCode: null,
  })
})

test('each missing field has its message', () => {
  expect(problems({ customerName: ' ' })).toEqual(['customerName: El nombre es requerido'])
  expect(problems({ customerName: undefined })).toEqual(['customerName: El nombre es requerido'])
  expect(problems({ customerEmail: '' })).toContain('customerEmail: El email es requerido')
  expect(problems({ customerEmail: 'ana@' })).toEqual(['customerEmail: El email no es válido'])
  expect(problems({ customerPhone: '' })).toContain('customerPhone: El teléfono es requerido')
  expect(problems({ customerPhone: '123' })).toEqual([
    'customerPhone: Escribe un teléfono de 8 dígitos, como 8888 7777',
  ])
  expect(problems({ customerAddress: '' })).toEqual([
    'customerAddress: La dirección es requerida para envío a domicilio',
  ])
  expect(problems({ departmentId: '' })).toEqual([
    'departmentId: El departamento es requerido para envío a domicilio',
  ])
  expect(problems({ paymentMethod: 'gold' })).toEqual(['paymentMethod: Elige un método de pago'])
  expect(problems({ deliveryMethod: '' })).toEqual(['deliveryMethod: Elige cómo quieres recibir tu pedido'])
  expect(problems({ customerName: 'x'.repeat(121) })).toEqual([
    'customerName: Usa 120 caracteres como máximo',
  ])
})

test('pickup needs a day and an hour, and no address', () => {
  const pickup = {
    deliveryMethod: 'pickup',
    customerAddress: '',
    pickupDay: '2026-11-23',
    pickupTime: '10:00',
  }
  expect(problems(pickup)).toEqual([])
  const needed = 'Debe programar una cita para retiro en tienda'
  expect(problems({ ...pickup, pickupDay: '' })).toContain(`pickupDay: ${needed}`)
  expect(problems({ ...pickup, pickupDay: '2026-02-30' })).toEqual([`pickupDay: ${needed}`])
  expect(problems({ ...pickup, pickupTime: '' })).toContain(`pickupTime: ${needed}`)
  expect(problems({ ...pickup, pickupTime: '10:30' })).toEqual([`pickupTime: ${needed}`])
})

const line = { id: 1, quantity: 1, price: 1000, name: 'Miel' }
const cart = { key: crypto.randomUUID(), lines: [line], shippingCost: 0, discountPercent: 0, total: 1000 }

test('a cart outside the limits, or tampered with, is no cart', () => {
  const ok = (change: object) => shownCart.safeParse({ ...cart, ...change }).success
  expect(ok({})).toBe(true)
  expect(ok({ lines: [] })).toBe(false)
  expect(ok({ lines: Array.from({ length: 51 }, (_, i) => ({ ...line, id: i + 1 })) })).toBe(false)
  for (const quantity of [0, -1, 100, 1.5, '2', null])
    expect(ok({ lines: [{ ...line, quantity }] })).toBe(false)
  for (const id of [0, -1, 2 ** 31, 'x']) expect(ok({ lines: [{ ...line, id }] })).toBe(false)
  for (const total of [-1, 0.5, '1000', Number.NaN]) expect(ok({ total })).toBe(false)
  expect(ok({ key: 'key' })).toBe(false)
})

test('two checkouts are the same whatever the order of lines and whatever prices they show', () => {
  const form = checkoutForm.parse(filled)
  const two = [line, { ...line, id: 2, quantity: 3 }]
  const print = (change: object, more: object = {}) =>
    fingerprintOf({
      form: { ...form, ...more } as never,
      cart: shownCart.parse({ ...cart, lines: two, ...change }),
    })
  expect(print({ lines: two.toReversed(), total: 5 })).toBe(print({}))
  expect(print({ lines: [line] })).not.toBe(print({}))
  expect(print({ lines: [line, { ...line, id: 2, quantity: 4 }] })).not.toBe(print({}))
  expect(print({}, { customerAddress: 'Otra' })).not.toBe(print({}))
})
