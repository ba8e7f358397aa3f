import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'

export type PromoCode = {
  id: number
  code: string
  percent: number
  active: boolean
  startsOn: BusinessDay
  endsOn: BusinessDay
  maxUses: number | null
  maxUsesPerCustomer: number | null
  minimumPurchase: Money | null
}

/** What is on the order: the code and its percent of that moment. */
export type AppliedPromo = { id: number; code: string; percent: number }

export type PromoRefusal =
  | { reason: 'promo-invalid' }
  | { reason: 'promo-used-up'; code: string }
  | { reason: 'promo-used-by-customer'; code: string; most: number }
  | { reason: 'promo-minimum'; code: string; minimum: Money }

export const normalizeCode = (text: string) => text.trim().toUpperCase()

/** Valid from the first moment of its first day to the last of its last, in Managua. */
export function isRunning({ active, startsOn, endsOn }: Running, today: BusinessDay): boolean {
  return active && startsOn <= today && today <= endsOn
}

type Running = Pick<PromoCode, 'active' | 'startsOn' | 'endsOn'>

type Uses = { total: number; ofCustomer: number }

/** Null when the code may be used for this purchase. */
export function refusalOf(
  promo: PromoCode,
  { subtotal, today, uses }: { subtotal: Money; today: BusinessDay; uses: Uses },
): PromoRefusal | null {
  if (!isRunning(promo, today)) return { reason: 'promo-invalid' }
  return limitReached(promo, uses) ?? belowMinimum(promo, subtotal)
}

export function limitReached(
  promo: Pick<PromoCode, 'code' | 'maxUses' | 'maxUsesPerCustomer'>,
  uses: Uses,
): PromoRefusal | null {
  const { code, maxUses, maxUsesPerCustomer: most } = promo
  if (maxUses !== null && uses.total >= maxUses) return { reason: 'promo-used-up', code }
  if (most !== null && uses.ofCustomer >= most) return { reason: 'promo-used-by-customer', code, most }
  return null
}

function belowMinimum({ code, minimumPurchase: minimum }: PromoCode, subtotal: Money): PromoRefusal | null {
  return minimum !== null && subtotal < minimum ? { reason: 'promo-minimum', code, minimum } : null
}

export function sayPromoRefusal(refusal: PromoRefusal): string {
  switch (refusal.reason) {
    case 'promo-invalid':
      return 'Código promocional no válido o expirado'
    case 'promo-used-up':
      return `El código ${refusal.code} ya alcanzó su límite de usos`
    case 'promo-used-by-customer':
      return refusal.most === 1
        ? `Ya usaste el código ${refusal.code}`
        : `Ya usaste el código ${refusal.code} las ${refusal.most} veces que permite`
    case 'promo-minimum':
      return `El código ${refusal.code} vale para compras desde ${formatCordobas(refusal.minimum)}`
  }
}
