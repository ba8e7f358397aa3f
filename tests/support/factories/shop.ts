import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { promoCodes } from '#db/schema/promotions.ts'
import { departments } from '#db/schema/shipping.ts'
import { nextNumber } from './sequence.ts'

export async function makeDepartment(db: Db, overrides: Partial<typeof departments.$inferInsert> = {}) {
  const [department] = await db
    .insert(departments)
    .values({ name: `Departamento ${nextNumber()}`, shippingCost: cordobas(120), ...overrides })
    .returning()
  if (!department) throw new Error('The department was not written')
  return department
}

/** Valid from yesterday until tomorrow unless told otherwise. */
export async function makePromoCode(db: Db, overrides: Partial<typeof promoCodes.$inferInsert> = {}) {
  const today = businessDay(new Date())
  const [promo] = await db
    .insert(promoCodes)
    .values({
      code: `PROMO${nextNumber()}`,
      discountPercent: 10,
      startsOn: addDays(today, -1),
      endsOn: addDays(today, 1),
      ...overrides,
    })
    .returning()
  if (!promo) throw new Error('The promo code was not written')
  return promo
}
