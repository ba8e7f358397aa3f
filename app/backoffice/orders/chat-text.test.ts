import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { chatTextFor } from './chat-text.ts'

const order = {
  number: 'FW-000012',
  customerName: 'Ana María Pérez',
  status: 'pendiente' as const,
  total: cordobas(1250),
  deliveryType: 'delivery' as const,
  pickupDay: null,
  pickupTime: null,
  lapsed: false,
}

test.each([
  ['pendiente', 'Lo recibimos, por un total de C$ 1,250.00.'],
  ['en_proceso', 'Lo estamos preparando para enviarlo.'],
  ['completado', '¡Gracias por tu compra!'],
  ['cancelado', 'Quedó cancelado.'],
] as const)('for an order that is %s', (status, news) => {
  const text = chatTextFor({ ...order, status }, 'FitoNica')
  expect(text).toContain('Hola, Ana. Te escribimos de FitoNica por tu pedido FW-000012.')
  expect(text).toContain(news)
})

test('a reservation that ran out is told before anything else', () => {
  expect(chatTextFor({ ...order, lapsed: true }, 'FitoNica')).toContain('ya no están apartados')
})
