import { expect, test } from 'vitest'
import { type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { isRunning, normalizeCode, type PromoCode, refusalOf, sayPromoRefusal } from './promo-code.ts'

const promo: PromoCode = {
  id: 1,
  code: 'NAVIDAD',
  percent: 10,
  active: true,
  startsOn: '2026-12-01' as BusinessDay,
  endsOn: '2026-12-24' as BusinessDay,
  maxUses: null,
  maxUsesPerCustomer: null,
  minimumPurchase: null,
}
const at = (moment: string) => isRunning(promo, businessDay(new Date(moment)))

test('runs from the first moment of its first day to the last of its last, in Managua', () => {
  expect(at('2026-12-01T05:59:59.999Z')).toBe(false)
  expect(at('2026-12-01T06:00:00.000Z')).toBe(true)
  expect(at('2026-12-25T05:59:59.999Z')).toBe(true)
  expect(at('2026-12-25T06:00:00.000Z')).toBe(false)
  expect(isRunning({ ...promo, active: false }, '2026-12-10' as BusinessDay)).toBe(false)
})

test('is known in any case, with blanks around it', () => {
  expect(normalizeCode(' navidad ')).toBe('NAVIDAD')
})

test('each limit refuses with its own sentence', () => {
  const today = '2026-12-10' as BusinessDay
  const ask = (change: Partial<PromoCode>, uses = { total: 0, ofCustomer: 0 }, subtotal = cordobas(100)) => {
    const refusal = refusalOf({ ...promo, ...change }, { subtotal, today, uses })
    return refusal && sayPromoRefusal(refusal)
  }
  expect(ask({})).toBeNull()
  expect(ask({ active: false })).toBe('Código promocional no válido o expirado')
  expect(ask({ maxUses: 3 }, { total: 2, ofCustomer: 0 })).toBeNull()
  expect(ask({ maxUses: 3 }, { total: 3, ofCustomer: 0 })).toBe(
    'El código NAVIDAD ya alcanzó su límite de usos',
  )
  expect(ask({ maxUsesPerCustomer: 1 }, { total: 9, ofCustomer: 1 })).toBe('Ya usaste el código NAVIDAD')
  expect(ask({ minimumPurchase: cordobas(100) })).toBeNull()
  expect(ask({ minimumPurchase: cordobas(101) })).toBe('El código NAVIDAD vale para compras desde C$ 101.00')
})
