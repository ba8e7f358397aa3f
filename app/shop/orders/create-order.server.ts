import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { changeHolding, type Shortage } from '#app/shop/inventory/change-holding.server.ts'
import { type Money, ZERO } from '#app/shop/kernel/money.ts'
import type { Outcome } from '#app/shop/kernel/outcome.ts'
import { recordPromoUse } from '#app/shop/promotions/use-promo-code.server.ts'
import type { Db } from '#db/client.ts'
import { orderEvents, orderLines, orders } from '#db/schema/orders.ts'
import { type Create, deliveryColumns, lineRow } from './order-draft.ts'
import { type Channel, holdingOf } from './order-status.ts'
import { orderTotals } from './order-totals.ts'

export type Created = { id: number; number: string; token: string; total: Money }

/**
 * Writes an order of either channel with its lines, its units, its promo use and its first event. Call it inside a
 * transaction that is undone when it refuses, and that holds the promo code, if there is one (lockPromoCode). The
 * balances are locked last of all, so that a product everybody wants is held as shortly as possible.
 */
export async function createOrder(
  tx: Db,
  { draft, by, now }: Create,
): Promise<Outcome<Created, { reason: 'insufficient-stock'; short: Shortage[] }>> {
  const created = await writeOrder(tx, { draft, by, now })
  const held = await holdUnits(tx, { orderId: created.id, draft, by, now })
  return held.ok ? { ok: true, ...created } : held
}

/** The first half of createOrder: everything but the units. */
export async function writeOrder(tx: Db, { draft, by, now }: Create): Promise<Created> {
  const created = await insertOrder(tx, draft, now)
  await tx.insert(orderLines).values(draft.lines.map((line, index) => lineRow(created.id, line, index)))
  if (draft.promo) {
    const use = { promoCodeId: draft.promo.id, orderId: created.id, customerId: draft.customer.id }
    await recordPromoUse(tx, { ...use, now })
  }
  await tx.insert(orderEvents).values({
    orderId: created.id,
    kind: 'created',
    to: draft.status,
    detail: { total: created.total, paymentState: draft.paymentState },
    userId: by.id,
    actor: by.name,
    at: now,
  })
  return created
}

/** The second half: the units. */
export function holdUnits(tx: Db, { orderId, draft, by, now }: Create & { orderId: number }) {
  return changeHolding(tx, {
    orderId,
    before: { holding: 'nothing', lines: [] },
    after: { holding: holdingOf(draft.status), lines: draft.lines },
    userId: by.id,
    at: now,
  })
}

async function insertOrder(tx: Db, draft: Create['draft'], now: Date): Promise<Created> {
  const { customer, delivery, promo, checkout } = draft
  const { deliveryType, shippingCost, ...reach } = deliveryColumns(delivery)
  const totals = orderTotals({
    lines: draft.lines,
    discountPercent: promo ? promo.percent : draft.extraordinaryPercent,
    shippingCost,
  })
  const completed = draft.status === 'completado'
  const [row] = await tx
    .insert(orders)
    .values({
      channel: draft.channel,
      number: nextNumber(draft.channel),
      token: randomBytes(24).toString('base64url'),
      checkoutKey: checkout?.key,
      checkoutFingerprint: checkout?.fingerprint,
      placedFrom: draft.placedFrom,
      customerId: customer.id,
      userId: draft.userId,
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      customerAddress: delivery.type === 'delivery' ? delivery.address : customer.address,
      deliveryType,
      ...reach,
      paymentMethod: draft.paymentMethod,
      paymentState: draft.paymentState,
      notes: draft.notes,
      ...totals,
      tax: ZERO,
      promoCodeId: promo?.id,
      promoCode: promo?.code,
      promoPercent: promo?.percent,
      extraordinaryPercent: draft.extraordinaryPercent,
      exchangeRate: draft.exchangeRate,
      status: draft.status,
      holding: holdingOf(draft.status),
      reservedUntil: completed ? null : draft.reservedUntil,
      confirmedAt: draft.channel === 'store' || completed ? now : null,
      completedAt: completed ? now : null,
      createdBy: draft.createdBy,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: orders.id, number: orders.number, token: orders.token, total: orders.total })
  return row as Created
}

function nextNumber(channel: Channel) {
  const [prefix, sequence] = channel === 'web' ? ['FW-', 'web_order_numbers'] : ['FN-', 'store_order_numbers']
  return sql`(select ${prefix} || lpad(n::text, greatest(6, length(n::text)), '0') from nextval(${sequence}::regclass) n)`
}
