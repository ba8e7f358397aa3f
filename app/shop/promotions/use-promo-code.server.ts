import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { promoCodes, promoCodeUses } from '#db/schema/promotions.ts'
import { limitReached, type PromoCode, type PromoRefusal } from './promo-code.ts'

const columns = {
  id: promoCodes.id,
  code: promoCodes.code,
  percent: promoCodes.discountPercent,
  active: promoCodes.active,
  startsOn: promoCodes.startsOn,
  endsOn: promoCodes.endsOn,
  maxUses: promoCodes.maxUses,
  maxUsesPerCustomer: promoCodes.maxUsesPerCustomer,
  minimumPurchase: promoCodes.minimumPurchase,
}

export function findPromoCode(db: Db, code: string) {
  return db
    .select(columns)
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.archivedAt)))
}

/** Nobody else counts or uses this code until the transaction ends. */
export async function lockPromoCode(tx: Db, code: string): Promise<PromoCode | null> {
  const [promo] = await findPromoCode(tx, code).for('no key update')
  return promo ?? null
}

/** Uses that count: those of orders that are neither cancelled nor deleted. */
export async function countPromoUses(
  db: Db,
  { promoCodeId, customerId }: { promoCodeId: number; customerId: number | null },
): Promise<{ total: number; ofCustomer: number }> {
  const [uses] = await db
    .select({
      total: count(),
      ofCustomer: sql<number>`(count(*) filter (where ${promoCodeUses.customerId} = ${customerId}))::int`,
    })
    .from(promoCodeUses)
    .where(and(eq(promoCodeUses.promoCodeId, promoCodeId), isNull(promoCodeUses.releasedAt)))
  return uses ?? { total: 0, ofCustomer: 0 }
}

type Use = { promoCodeId: number; orderId: number; customerId: number | null; now: Date }

export async function recordPromoUse(tx: Db, { now, ...use }: Use): Promise<void> {
  await tx.insert(promoCodeUses).values({ ...use, usedAt: now })
}

/** A cancelled or deleted order gives its use back; giving back twice changes nothing. */
export async function releasePromoUse(tx: Db, { orderId, now }: { orderId: number; now: Date }) {
  await tx
    .update(promoCodeUses)
    .set({ releasedAt: now })
    .where(and(eq(promoCodeUses.orderId, orderId), isNull(promoCodeUses.releasedAt)))
}

/** An order that comes back from cancelled counts again, if the limits still allow it. */
export async function reusePromoCode(
  tx: Db,
  use: Use,
): Promise<{ ok: true } | ({ ok: false } & PromoRefusal)> {
  const [promo] = await tx
    .select(columns)
    .from(promoCodes)
    .where(eq(promoCodes.id, use.promoCodeId))
    .for('no key update')
  if (!promo) throw new Error(`There is no promo code ${use.promoCodeId}`)
  const refusal = limitReached(promo, await countPromoUses(tx, use))
  if (refusal) return { ok: false, ...refusal }
  await recordPromoUse(tx, use)
  return { ok: true }
}
