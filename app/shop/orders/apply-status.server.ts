import { changeHolding, type Shortage } from '#app/shop/inventory/change-holding.server.ts'
import type { Outcome } from '#app/shop/kernel/outcome.ts'
import type { PromoRefusal } from '#app/shop/promotions/promo-code.ts'
import { releasePromoUse, reusePromoCode } from '#app/shop/promotions/use-promo-code.server.ts'
import type { Db } from '#db/client.ts'
import type { Actor } from './actor.ts'
import { type OrderWithLines, tellEvent, updateOrder } from './lock-order.server.ts'
import { holdingOf, type OrderStatus } from './order-status.ts'

/** A line that the shelf cannot give; `available` is how many the order can have in all. */
export type ShortLine = { productId: number; name: string; wanted: number; available: number }
export type StockRefusal = { reason: 'insufficient-stock'; short: ShortLine[] }
export type StatusRefusal = StockRefusal | PromoRefusal

type Change = { order: OrderWithLines; to: OrderStatus; by: Actor; now: Date }

/**
 * Sets the status of a locked order: reserves, takes or gives back exactly what the two statuses differ by, and counts
 * or gives back its promo use. Whoever sets a status has seen the order, so it is confirmed and does not lapse.
 */
export async function applyStatus(
  tx: Db,
  { order, to, by, now }: Change,
): Promise<Outcome<{ version: number }, StatusRefusal>> {
  const promo = await applyPromo(tx, order, to, now)
  if (!promo.ok) return promo
  const held = await holdFor(tx, { order, holding: holdingOf(to), by, now })
  if (!held.ok) return held
  const version = await updateOrder(
    tx,
    order,
    {
      status: to,
      holding: holdingOf(to),
      completedAt: to !== 'completado' ? null : order.status === to ? order.completedAt : now,
      cancelledAt: to !== 'cancelado' ? null : (order.cancelledAt ?? now),
      ...(to !== 'cancelado' && { confirmedAt: order.confirmedAt ?? now, reservationLapsedAt: null }),
      reservedUntil: null,
    },
    now,
  )
  if (order.holding === 'nothing' && order.status !== 'cancelado' && to !== 'cancelado') {
    await tellEvent(tx, order, { kind: 'reservation-renewed' }, by, now)
  }
  if (order.status !== to) {
    await tellEvent(tx, order, { kind: 'status', from: order.status, to }, by, now)
  } else {
    await tellEvent(tx, order, { kind: 'confirmed' }, by, now)
  }
  return { ok: true, version }
}

async function applyPromo(
  tx: Db,
  order: OrderWithLines,
  to: OrderStatus,
  now: Date,
): Promise<Outcome<object, PromoRefusal>> {
  if (!order.promoCodeId || (order.status === 'cancelado') === (to === 'cancelado')) return { ok: true }
  if (to !== 'cancelado') {
    const { id: orderId, promoCodeId, customerId } = order
    return reusePromoCode(tx, { orderId, promoCodeId, customerId, now })
  }
  await releasePromoUse(tx, { orderId: order.id, now })
  return { ok: true }
}

type Hold = { order: OrderWithLines; holding: 'reserved' | 'taken' | 'nothing'; by: Actor; now: Date }

/** Brings what the order has of the stock to `holding`; the caller writes it on the order. */
export async function holdFor(
  tx: Db,
  { order, holding, by, now }: Hold,
): Promise<Outcome<object, StockRefusal>> {
  const { id: orderId, lines } = order
  const outcome = await changeHolding(tx, {
    orderId,
    before: { holding: order.holding, lines },
    after: { holding, lines },
    userId: by.id,
    at: now,
  })
  return outcome.ok ? outcome : nameShortages(outcome.short, lines)
}

type Named = { productId: number; productName: string }

export function nameShortages(short: Shortage[], lines: readonly Named[]): { ok: false } & StockRefusal {
  const names = new Map(lines.map((line) => [line.productId, line.productName]))
  return {
    ok: false,
    reason: 'insufficient-stock',
    short: short.map((line) => ({ ...line, name: names.get(line.productId) ?? '' })),
  }
}
