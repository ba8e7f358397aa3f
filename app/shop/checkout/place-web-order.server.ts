import { eq } from 'drizzle-orm'
import { MOST_OF_EACH } from '#app/shop/cart/cart.ts'
import { findCustomer, findOrCreateCustomer } from '#app/shop/customers/find-or-create-customer.server.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { takeTurns } from '#app/shop/kernel/take-turns.server.ts'
import { holdUnits, writeOrder } from '#app/shop/orders/create-order.server.ts'
import { readProducts } from '#app/shop/orders/lock-products.server.ts'
import { type LineDraft, lineOf, mergeUnits, type OrderDraft } from '#app/shop/orders/order-draft.ts'
import { isOfferedSlot } from '#app/shop/orders/pickup-slots.ts'
import { lockPickupSlot } from '#app/shop/orders/pickups.server.ts'
import { normalizeCode } from '#app/shop/promotions/promo-code.ts'
import { lockPromoCode } from '#app/shop/promotions/use-promo-code.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { type CheckoutForm, type PlaceOrderRequest, paymentMethodOf } from './checkout-form.ts'
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

/** Looks and writes without holding the shelf, then holds it to make sure; after so many times in vain, holds it first. */
const LOOKS = 3

/**
 * One function, one transaction: everything is read again, and locked in the fixed order checkout, buyer, pickup slot,
 * promo code, products, stock. The key of the checkout makes a repeat return the same order.
 */
export async function placeWebOrder(db: Db, placing: Placing): Promise<PlaceOutcome> {
  const fingerprint = fingerprintOf(placing.request)
  const repeated = await findRepeated(db, placing.request.cart.key, fingerprint)
  if (repeated) return repeated
  const settings = await readSettings(db)
  for (let look = 1; ; look++) {
    const attempt = { ...placing, fingerprint, settings, locked: look > LOOKS }
    const outcome = await allOrNothing(db, (tx) => place(tx, attempt))
    if (outcome.ok || outcome.reason !== 'overtaken') return outcome
  }
}

type Attempt = Placing & { fingerprint: string; settings: Settings; locked: boolean }

async function place(
  tx: Db,
  {
    request: { form, cart },
    fingerprint,
    settings,
    userId,
    clientAddress,
    cardAvailable,
    locked,
    now,
  }: Attempt,
): Promise<PlaceOutcome | { ok: false; reason: 'overtaken' }> {
  const network = placedFrom(clientAddress)
  const phone = form.customerPhone
  await takeTurns(tx, { checkout: cart.key, network, phone, account: userId })
  const repeated = await findRepeated(tx, cart.key, fingerprint)
  if (repeated) return repeated
  if (form.paymentMethod === 'card' && !cardAvailable) return refused('card-unavailable')
  const lines = mergeUnits(cart.lines.map(({ id, ...line }) => ({ productId: id, ...line })))
  if (lines.some((line) => line.quantity > MOST_OF_EACH)) {
    return refused('too-many-of-each', { most: MOST_OF_EACH })
  }
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  const allowed = await checkLimits(tx, { phone, placedFrom: network, units }, settings)
  if (!allowed.ok) return allowed
  const slot = await takeSlot(tx, form, settings, now)
  if (!slot.ok) return slot
  const promo = form.promoCode ? await lockPromoCode(tx, normalizeCode(form.promoCode)) : null
  const known = promo ? await findCustomer(tx, { userId, phone }) : null
  const question = { form, shown: cart, lines, promo, customerId: known?.id ?? null, locked, now }
  const answer = await priceOrder(tx, question)
  if (!answer.ok) return answer
  const { ok: _, ...priced } = answer

  const contact = contactOf(form, userId)
  const customerId = await findOrCreateCustomer(tx, { contact, now, inTurn: true })
  const draft: OrderDraft = {
    ...draftOf(form, settings, now),
    ...priced,
    customer: { id: customerId, ...contact },
    lines: priced.lines.map(({ product, quantity }) => lineOf(product, quantity)),
    userId,
    checkout: { key: cart.key, fingerprint },
    placedFrom: network,
  }
  const by = { id: userId, name: form.customerName }
  const created = await writeOrder(tx, { draft, by, now })
  await mailOrder(tx, { orderId: created.id, settings })
  const held = await holdUnits(tx, { orderId: created.id, draft, by, now })
  if (!held.ok || !(await stillOffered(tx, draft.lines))) return refused('overtaken')
  return { ok: true, ...created, repeated: false }
}

function contactOf(form: CheckoutForm, userId: string | null) {
  return {
    userId,
    phone: form.customerPhone,
    name: form.customerName,
    email: form.customerEmail,
    address: form.customerAddress,
  }
}

function draftOf(form: CheckoutForm, { exchangeRate, reservationHours }: Settings, now: Date) {
  return {
    channel: 'web' as const,
    paymentMethod: paymentMethodOf(form),
    paymentState: 'pending' as const,
    notes: form.notes,
    extraordinaryPercent: 0,
    exchangeRate,
    status: 'en_proceso' as const,
    createdBy: null,
    reservedUntil: new Date(now.getTime() + reservationHours * 3_600_000),
  }
}

/** Under the lock on the balances: whether price and sale are still what the order was written with. */
async function stillOffered(tx: Db, lines: LineDraft[]): Promise<boolean> {
  const offered = await readProducts(
    tx,
    lines.map((line) => line.productId),
  )
  return lines.every(({ productId, unitPrice }) => {
    const product = offered.get(productId)
    return product?.onSale && product.unitPrice === unitPrice
  })
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
  form: CheckoutForm,
  { pickupHours, pickupsPerSlot }: Settings,
  now: Date,
): Promise<SlotOutcome> {
  if (form.deliveryMethod === 'delivery') return { ok: true }
  const slot = { day: form.pickupDay, time: form.pickupTime }
  if (!isOfferedSlot(slot, now, pickupHours)) return refused('pickup-slot-unavailable')
  const booked = await lockPickupSlot(tx, slot)
  return booked < pickupsPerSlot ? { ok: true } : refused('pickup-slot-full')
}
