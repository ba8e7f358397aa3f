import { addDays, type BusinessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import type { promoCodes } from '#db/schema/promotions.ts'

type PromoCode = typeof promoCodes.$inferInsert & { id: number }

/** Codes in every state that staff meet: running, to come, over, switched off, limited. */
export function demoPromoCodes(today: BusinessDay): PromoCode[] {
  const code = (
    id: number,
    name: string,
    description: string,
    discountPercent: number,
    from: number,
    to: number,
    more: Partial<PromoCode> = {},
  ): PromoCode => ({
    id,
    code: name,
    description,
    discountPercent,
    startsOn: addDays(today, from),
    endsOn: addDays(today, to),
    ...more,
  })
  return [
    code(1, 'BIENVENIDA10', 'Diez por ciento en tu primera compra', 10, -340, 200, { maxUsesPerCustomer: 1 }),
    code(2, 'SALUD15', 'Quince por ciento en compras desde C$ 1,000', 15, -60, 45, {
      minimumPurchase: cordobas(1000),
    }),
    code(3, 'NATURAL5', 'Cinco por ciento en toda la tienda', 5, -120, 90),
    code(4, 'VECINOS20', 'Veinte por ciento, primeras 200 compras', 20, -20, 20, { maxUses: 200 }),
    code(5, 'MADRES', 'Mes de las madres', 15, -200, -170),
    code(6, 'PATRIAS', 'Fiestas patrias', 14, -80, -62),
    code(7, 'NAVIDAD25', 'Promoción de Navidad', 25, 20, 45),
    code(8, 'VERANO', 'Semana Santa', 12, 120, 140),
    code(9, 'FARMACIA30', 'Prueba interna, no publicar', 30, -10, 60, { active: false }),
    code(10, 'AMIGOS', 'Referidos', 10, -300, 300, { active: false }),
  ]
}
