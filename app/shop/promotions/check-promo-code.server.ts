import { networkOf, spendAttempt } from '#app/shop/accounts/attempts.server.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import {
  type AppliedPromo,
  normalizeCode,
  type PromoCode,
  type PromoRefusal,
  refusalOf,
} from './promo-code.ts'
import { countPromoUses, findPromoCode } from './use-promo-code.server.ts'

type Question = {
  code: string
  subtotal: Money
  clientAddress: string
  now: Date
}

/**
 * What the code gives at the checkout. Uses by this customer are counted when the order is placed, where it is known
 * who they are: an answer here would tell strangers who has bought.
 */
export async function checkPromoCode(
  db: Db,
  { code, subtotal, clientAddress, now }: Question,
): Promise<Outcome<{ promo: AppliedPromo }, PromoRefusal | { reason: 'too-many-attempts'; retryAt: Date }>> {
  const budget = { key: `promo:${networkOf(clientAddress)}`, most: 60, minutes: 10 }
  const allowed = await spendAttempt(db, [budget], now)
  if (!allowed.ok) return allowed
  const [promo] = await findPromoCode(db, normalizeCode(code).slice(0, 40))
  if (!promo) return refused('promo-invalid')
  return applied(db, { promo, customerId: null, subtotal, now })
}

type Purchase = { promo: PromoCode; customerId: number | null; subtotal: Money; now: Date }

/** Whether this purchase may use the code; under a lock on the code the answer stays true. */
export async function applied(
  db: Db,
  { promo, customerId, subtotal, now }: Purchase,
): Promise<Outcome<{ promo: AppliedPromo }, PromoRefusal>> {
  const uses = await countPromoUses(db, { promoCodeId: promo.id, customerId })
  const refusal = refusalOf(promo, { subtotal, today: businessDay(now), uses })
  if (refusal) return { ok: false, ...refusal }
  return { ok: true, promo: { id: promo.id, code: promo.code, percent: promo.percent } }
}
