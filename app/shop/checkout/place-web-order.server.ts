import { eq, sql } from 'drizzle-orm'
import { MOST_OF_EACH } from '#app/shop/cart/cart.ts'
import { findOrCreateCustomer } from '#app/shop/customers/find-or-create-customer.server.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { createOrder } from '#app/shop/orders/create-order.server.ts'
import { lineOf, mergeUnits } from '#app/shop/orders/order-draft.ts'
import { isOfferedSlot } from '#app/shop/orders/pickup-slots.ts'
import { lockPickupSlot } from '#app/shop/orders/pickups.server.ts'
import { normalizeCode } from '#app/shop/promotions/promo-code.ts'
import { lockPromoCode } from '#app/shop/promotions/use-promo-code.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { type PlaceOrderRequest, paymentMethodOf } from './checkout-form.ts'
import type { OrderChange } from './compare-shown.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import { mailOrder } from './mail-order.server.ts'
import { checkLimits, type LimitRefusal, placedFrom } from './open-order-limits.server.ts'
import { priceOrder } from './price-order.server.ts'

type Placing = {
  request: PlaceOrderRequest
  /** The signed-in customer's account. */
  userId: string | null
  /** Who asks, from the header x-client-address. */
  clientAddress: string
  /** Whether card payment is configured. */
  cardAvailable: boolean
  now: Date
}

export type Placed = { id: number; number: string; token: string; total: Money; repeated: boolean }

export type PlaceRefusal =
  | { reason: 'changed'; changes: OrderChange[] }
  | { reason: 'key-reused' }
  | { reason: 'card-unavailable' }
  | { reason: 'too-many-of-each'; most: number }
  | { reason: 'pickup-slot-unavailable' }
  | { reason: 'pickup-slot-full' }
  | LimitRefusal

type PlaceOutcome = Outcome<Placed, PlaceRefusal>

/**
 * One function, one transaction: everything is read again and locked in the fixed order key, buyer, pickup slot, promo
 * code, products, stock. The key of the checkout makes a repeat return the same order.
 */
export async function placeWebOrder(db: Db, placing: Placing): Promise<PlaceOutcome> {
  const fingerprint = fingerprintOf(placing.request)
  const repeated = await findRepeated(db, placing.request.cart.key, fingerprint)
  if (repeated) return repeated
  const settings = await readSettings(db)
  return allOrNothing(db, (tx) => place(tx, { ...placing, fingerprint, settings }))
}

async function place(
  tx: Db,
  placing: Placing & { fingerprint: string; settings: Settings },
): Promise<PlaceOutcome> {
  const { fingerprint, settings, userId, now } = placing
  const { form, cart } = placing.request
  await tx.execute(sql`select pg_advisory_xact_lock(10, hashtext(${cart.key}))`)
  const repeated = await findRepeated(tx, cart.key, fingerprint)
  if (repeated) return repeated
  if (form.paymentMethod === 'card' && !placing.cardAvailable) return refused('card-unavailable')

  const lines = mergeUnits(cart.lines.map(({ id, ...line }) => ({ productId: id, ...line })))
  if (lines.some((line) => line.quantity > MOST_OF_EACH)) {
    return refused('too-many-of-each', { most: MOST_OF_EACH })
  }
  const network = placedFrom(placing.clientAddress)
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  const buyer = { phone: form.customerPhone, placedFrom: network, units }
  const allowed = await checkLimits(tx, buyer, settings)
  if (!allowed.ok) return allowed
  const contact = {
    userId,
    phone: form.customerPhone,
    name: form.customerName,
    email: form.customerEmail,
    address: form.customerAddress,
  }
  const customerId = await findOrCreateCustomer(tx, { contact, now })
  const slot = await takeSlot(tx, placing.request, settings, now)
  if (!slot.ok) return slot
  const promo = form.promoCode ? await lockPromoCode(tx, normalizeCode(form.promoCode)) : null
  const priced = await priceOrder(tx, { form, shown: cart, lines, promo, customerId, now })
  if (!priced.ok) return priced

  const created = await createOrder(tx, {
    draft: {
      channel: 'web',
      customer: { id: customerId, ...contact },
      delivery: priced.delivery,
      lines: priced.lines.map(({ product, quantity }) => lineOf(product, quantity)),
      paymentMethod: paymentMethodOf(form),
      paymentState: 'pending',
      notes: form.notes,
      promo: priced.promo,
      extraordinaryPercent: 0,
      exchangeRate: settings.exchangeRate,
      status: 'en_proceso',
      userId,
      createdBy: null,
      checkout: { key: cart.key, fingerprint },
      placedFrom: network,
      reservedUntil: new Date(now.getTime() + settings.reservationHours * 3_600_000),
    },
    by: { id: userId, name: form.customerName },
    now,
  })
  if (!created.ok) throw new Error('Stock was short although its rows were locked and read')
  await mailOrder(tx, { orderId: created.id, settings })
  return { ...created, repeated: false }
}

async function findRepeated(db: Db, key: string, fingerprint: string): Promise<PlaceOutcome | null> {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      total: orders.total,
      fingerprint: orders.checkoutFingerprint,
    })
    .from(orders)
    .where(eq(orders.checkoutKey, key))
  if (!order) return null
  const { fingerprint: before, ...answer } = order
  return before === fingerprint ? { ok: true, ...answer, repeated: true } : refused('key-reused')
}

type SlotOutcome = Outcome<object, { reason: 'pickup-slot-unavailable' } | { reason: 'pickup-slot-full' }>

async function takeSlot(
  tx: Db,
  { form }: PlaceOrderRequest,
  { pickupHours, pickupsPerSlot }: Settings,
  now: Date,
): Promise<SlotOutcome> {
  if (form.deliveryMethod === 'delivery') return { ok: true }
  const slot = { day: form.pickupDay, time: form.pickupTime }
  if (!isOfferedSlot(slot, now, pickupHours)) return refused('pickup-slot-unavailable')
  const booked = await lockPickupSlot(tx, slot)
  return booked < pickupsPerSlot ? { ok: true } : refused('pickup-slot-full')
}
