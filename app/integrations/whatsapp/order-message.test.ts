import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { chatLink, LONGEST_LINK, shortenForLink } from './chat-link.ts'
import { orderMessage } from './order-message.ts'

const phone = '50580000000'
const line = { name: 'Hígado sano', quantity: 2, total: cordobas(200) }
const order = {
  number: 'FW-000123',
  customerName: 'Ana Pérez',
  customerPhone: '50588887777',
  customerEmail: 'ana@example.com',
  customerAddress: 'De la iglesia 1 c. al sur',
  deliveryType: 'delivery' as const,
  departmentName: 'Managua',
  pickupDay: null,
  pickupTime: null,
  lines: [line],
  subtotal: cordobas(200),
  discount: cordobas(20),
  promoCode: 'NAVIDAD',
  shippingCost: cordobas(80),
  total: cordobas(260),
  notes: 'Tocar el timbre',
  reservedUntil: null,
}
const write = (change: Partial<typeof order> = {}) =>
  orderMessage({
    order: { ...order, ...change },
    phone,
    shopName: 'FitoNica',
    payment: 'Efectivo contra entrega',
  })

test('says number, lines, totals, customer, delivery, payment and notes', () => {
  expect(write()).toBe(`Hola, FitoNica. Quiero confirmar mi pedido FW-000123:

• 2 x Hígado sano: C$ 200.00

Subtotal: C$ 200.00
Descuento (NAVIDAD): -C$ 20.00
Envío: C$ 80.00
Total: C$ 260.00

Nombre: Ana Pérez
Teléfono: +505 8888 7777
Email: ana@example.com
Envío a domicilio: De la iglesia 1 c. al sur, Managua
Pago: Efectivo contra entrega

Notas: Tocar el timbre`)
})

test('says until when the units are kept', () => {
  const reservedUntil = new Date('2026-11-23T18:30:00Z')
  expect(write({ reservedUntil } as never)).toContain('Apartado hasta el 23/11/2026, 12:30')
})

test.each([1, 5, 20, 50])(
  'with %i long lines and long notes its link is never too long, and the total is there',
  (count) => {
    const lines = Array.from({ length: count }, (_, i) => ({
      ...line,
      name: `Ñandú y maracuyá número ${i} ${'ó'.repeat(60)}`,
    }))
    const message = write({ lines, notes: 'ñ'.repeat(1000), customerAddress: 'á'.repeat(100) })
    expect(chatLink(phone, message).length).toBeLessThanOrEqual(LONGEST_LINK)
    expect(message).toContain('FW-000123')
    expect(message).toContain('Total: C$ 260.00')
  },
)

test('lines that do not fit are counted', () => {
  const lines = Array.from({ length: 50 }, (_, i) => ({ ...line, name: `Producto con un nombre largo ${i}` }))
  const message = write({ lines })
  const named = message.match(/• 2 x/g)?.length ?? 0
  expect(named).toBeGreaterThan(5)
  expect(message).toContain(`• y ${50 - named} productos más`)
})

test('a text is shortened to its link, never in the middle of a sign', () => {
  const text = '🌿'.repeat(400)
  const short = shortenForLink(phone, text)
  expect(chatLink(phone, short).length).toBeLessThanOrEqual(LONGEST_LINK)
  expect(short.endsWith('🌿…')).toBe(true)
  expect(shortenForLink(phone, 'Hola')).toBe('Hola')
})
