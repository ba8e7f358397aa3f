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
 * transaction that holds the products (lockProducts) and, with a promo code, the code (lockPromoCode).
 */
export async function createOrder(
  tx: Db,
  { draft, by, now }: Create,
): Promise<Outcome<Created, { reason: 'insufficient-stock'; short: Shortage[] }>> {
  const created = await insertOrder(tx, draft, now)
  await tx.insert(orderLines).values(draft.lines.map((line, index) => lineRow(created.id, line, index)))
  const held = await changeHolding(tx, {
    orderId: created.id,
    before: { holding: 'nothing', lines: [] },
    after: { holding: holdingOf(draft.status), lines: draft.lines },
    userId: by.id,
    at: now,
  })
  if (!held.ok) return held
  if (draft.promo) {
    await recordPromoUse(tx, {
      promoCodeId: draft.promo.id,
      orderId: created.id,
      customerId: draft.customer.id,
      now,
    })
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
  return { ok: true, ...created }
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
