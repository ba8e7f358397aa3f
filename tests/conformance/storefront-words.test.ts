import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  customerSignInForm,
  profileForm,
  registrationForm,
  staffSignInForm,
} from '#app/shop/accounts/account-forms.ts'
import { cartWords } from '#app/shop/cart/cart-words.ts'
import { GENERAL_FORM_ERROR } from '#app/shop/checkout/checkout-form.ts'
import { checkoutWords, sayPlaceRefusal } from '#app/shop/checkout/checkout-words.ts'
import { contactForm, supportForm } from '#app/shop/messages/message-forms.ts'
import { customerPaymentMethod } from '#app/shop/orders/payment-words.ts'
import { CHECK_FAILED_HEADLINE, resultOf } from '#app/shop/payments/payment-result.ts'
import { spellHours } from '#app/shop/settings/hours.ts'
import { defaultSettings } from '#app/shop/settings/settings.ts'

const problems = (form: z.ZodType, input: object) => {
  const checked = form.safeParse(input)
  return checked.success ? [] : [...new Set(checked.error.issues.map(({ message }) => message))]
}

describe('a form that is sent empty says what the specification says', () => {
  test.each([
    ['Por favor completa todos los campos', customerSignInForm],
    ['Por favor ingresa email y contraseña', staffSignInForm],
    ['Por favor completa todos los campos obligatorios', registrationForm],
    ['Por favor completa todos los campos requeridos', contactForm],
    ['Por favor completa todos los campos', supportForm],
    ['El nombre es requerido', profileForm],
  ])('%s', (words, form) => {
    expect(problems(form, {})).toEqual([words])
    expect(problems(form, { subject: ' ', name: ' ', fullName: ' ' })).toEqual([words])
  })
})

test('a password of five characters is too short, a telephone is optional', () => {
  const person = { fullName: 'Ana', email: 'ana@example.com', password: '12345' }
  expect(problems(registrationForm, person)).toEqual(['La contraseña debe tener al menos 6 caracteres'])
  expect(problems(registrationForm, { ...person, password: '123456' })).toEqual([])
})

test('contact without telephone and subject goes out with the words for both', () => {
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola', phone: ' ', subject: '' }
  expect(contactForm.parse(message)).toMatchObject({
    phone: 'No proporcionado',
    subject: 'Consulta general',
  })
})

test('cart and checkout speak the words of the specification', () => {
  expect(cartWords.added('Miel')).toBe('Miel agregado al carrito')
  expect(cartWords).toMatchObject({ removed: 'Producto eliminado del carrito', cleared: 'Carrito vaciado' })
  expect(GENERAL_FORM_ERROR).toBe('Por favor, complete todos los campos requeridos')
  expect(checkoutWords).toEqual({
    placed: 'Pedido creado exitosamente',
    notPlaced: 'Error al crear pedido',
    failed: 'Error al procesar el pedido. Inténtalo de nuevo.',
  })
  expect(sayPlaceRefusal({ reason: 'card-unavailable' })[0]).toContain('próximamente')
  expect(customerPaymentMethod('efectivo')).toBe('Efectivo contra entrega')
  expect(customerPaymentMethod('transferencia')).toBe('Transferencia bancaria')
})

test('each answer of the card provider has its row, and any other is being verified', () => {
  const rows = ['COMPLETED', 'FAILED', 'REVOKED', 'CANCELED', 'VERIFYING', 'REGISTERED'].map(resultOf)
  expect(rows.map(({ headline, order, paymentState }) => [headline, order, paymentState])).toEqual([
    ['¡Pago Exitoso!', 'completado', 'completed'],
    ['Pago Fallido', 'cancelado', 'failed'],
    ['Pago Rechazado', 'cancelado', 'failed'],
    ['Pago Cancelado', 'cancelado', 'failed'],
    ['Verificando Pago', 'en_proceso', 'pending'],
    ['Verificando Pago', 'en_proceso', 'pending'],
  ])
  expect(CHECK_FAILED_HEADLINE).toBe('Error de Verificación')
})

test('claims, hours and telephones begin as specified', () => {
  expect(defaultSettings).toMatchObject({
    productsClaim: '3,000+',
    experienceClaim: '50+',
    storyYearsClaim: '15+',
    storyCustomersClaim: '10,000+',
    storyProductsClaim: '200+',
  })
  const { openingHours, supportHours, pickupHours, ordersPhone, contactPhone, supportPhone } = defaultSettings
  expect([openingHours, supportHours, pickupHours].map(spellHours)).toEqual([
    ['Lun-Vie 8:00 AM-6:00 PM', 'Sáb 9:00 AM-4:00 PM', 'Dom cerrado'],
    ['Lun-Vie 8:00 AM-6:00 PM', 'Sáb 9:00 AM-3:00 PM', 'Dom cerrado'],
    ['Lun-Vie 9:00 AM-4:00 PM', 'Sáb 9:00 AM-12:00 PM', 'Dom cerrado'],
  ])
  for (const phone of [ordersPhone, contactPhone, supportPhone]) expect(phone).toMatch(/^505\d{8}$/)
})
