import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { exchangeRate } from '#app/shop/kernel/exchange-rate.ts'
import { timesQuantity } from '#app/shop/kernel/money.ts'
import { theShop } from '#app/shop/orders/actor.ts'
import type { Db } from '#db/client.ts'
import { orderEvents, orderLines, orders as orderTable } from '#db/schema/orders.ts'
import { promoCodeUses } from '#db/schema/promotions.ts'
import type { SeedOrder } from '../history/orders.ts'
import { goOnCounting, insertAll } from '../insert.ts'

const HOUR = 3_600_000
const rate = exchangeRate(370_000)

export async function writeOrders(tx: Db, orders: SeedOrder[]): Promise<void> {
  await insertAll(
    tx,
    orderTable,
    orders.map((order, index) => ({ id: index + 1, ...orderRow(order) })),
  )
  await insertAll(
    tx,
    orderLines,
    orders.flatMap((order, index) => lineRows(order, index + 1)),
  )
  await insertAll(
    tx,
    orderEvents,
    orders.flatMap((order, index) => eventRows(order, index + 1)),
  )
  await insertAll(
    tx,
    promoCodeUses,
    orders.flatMap((order, index) => promoUse(order, index + 1)),
  )
  await goOnCounting(tx, ['orders'])
  const web = orders.filter((order) => order.channel === 'web').length
  await tx.execute(
    sql`select setval('web_order_numbers', ${web}), setval('store_order_numbers', ${orders.length - web})`,
  )
}

function orderRow(order: SeedOrder): typeof orderTable.$inferInsert {
  const { customer, channel, promo, status, settledAt, createdAt, lapsed, confirmed } = order
  const open = status === 'pendiente' || status === 'en_proceso'
  const signedIn = channel === 'web' && customer.userId !== null
  return {
    number: order.number,
    channel,
    token: randomBytes(24).toString('base64url'),
    customerId: customer.id,
    userId: signedIn ? customer.userId : null,
    customerName: customer.fullName,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerAddress: order.delivery ? customer.address : null,
    deliveryType: order.delivery ? 'delivery' : 'pickup',
    departmentId: order.delivery ? customer.place.id : null,
    departmentName: order.delivery ? customer.place.name : null,
    shippingCost: order.shippingCost,
    pickupDay: order.pickup?.day ?? null,
    pickupTime: order.pickup?.time ?? null,
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    subtotal: order.subtotal,
    promoCodeId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    promoPercent: promo?.discountPercent ?? null,
    extraordinaryPercent: order.extraordinaryPercent,
    discount: order.discount,
    total: order.total,
    exchangeRate: rate,
    status,
    holding: status === 'completado' ? 'taken' : open && !lapsed ? 'reserved' : 'nothing',
    reservedUntil: open && !confirmed && !lapsed ? lapseOf(order) : null,
    reservationLapsedAt: lapsed ? lapseOf(order) : null,
    confirmedAt: confirmed ? confirmation(order) : null,
    completedAt: status === 'completado' ? settledAt : null,
    cancelledAt: status === 'cancelado' ? settledAt : null,
    createdBy: channel === 'store' ? order.seller.id : null,
    createdAt,
    updatedAt: settledAt ?? createdAt,
  }
}

const lapseOf = ({ createdAt }: SeedOrder) => new Date(createdAt.getTime() + 48 * HOUR)

/** The counter confirms as it writes; the web waits for somebody to read it. */
const confirmation = ({ channel, createdAt, settledAt }: SeedOrder) =>
  channel === 'store'
    ? createdAt
    : new Date(Math.min(createdAt.getTime() + HOUR, settledAt?.getTime() ?? Number.POSITIVE_INFINITY))

function lineRows({ lines }: SeedOrder, orderId: number): (typeof orderLines.$inferInsert)[] {
  return lines.map(({ productId, product, quantity, unitPrice }, index) => ({
    orderId,
    productId,
    position: index + 1,
    productName: product.name,
    brand: product.brand,
    sku: product.sku,
    listPrice: product.price,
    discountPercent: product.discountPercent,
    unitPrice,
    unitCost: product.cost,
    quantity,
    total: timesQuantity(unitPrice, quantity),
  }))
}

/** The order's story, as the shop itself would have written it down. */
function eventRows(order: SeedOrder, orderId: number): (typeof orderEvents.$inferInsert)[] {
  const { channel, seller, customer, status, settledAt, createdAt } = order
  const web = channel === 'web'
  const first = web ? 'en_proceso' : 'pendiente'
  const bySeller = { userId: seller.id, actor: seller.name }
  const byCustomer = { userId: customer.userId, actor: customer.fullName }
  const events: (typeof orderEvents.$inferInsert)[] = [
    { orderId, kind: 'created', to: first, at: createdAt, ...(web ? byCustomer : bySeller) },
  ]
  if (web && order.confirmed)
    events.push({ orderId, kind: 'confirmed', at: confirmation(order), ...bySeller })
  if (order.lapsed)
    events.push({ orderId, kind: 'reservation-lapsed', at: lapseOf(order), actor: theShop.name })
  const changedAt = settledAt ?? new Date(createdAt.getTime() + 1)
  if (status !== first)
    events.push({ orderId, kind: 'status', from: first, to: status, at: changedAt, ...bySeller })
  const unpaid = web ? 'pending' : 'pendiente'
  if (order.paymentState !== unpaid) {
    events.push({
      orderId,
      kind: 'payment',
      from: unpaid,
      to: order.paymentState,
      at: changedAt,
      ...bySeller,
    })
  }
  return events
}

function promoUse({ promo, customer, createdAt, status, settledAt }: SeedOrder, orderId: number) {
  if (!promo) return []
  const releasedAt = status === 'cancelado' ? settledAt : null
  return [{ promoCodeId: promo.id, orderId, customerId: customer.id, usedAt: createdAt, releasedAt }]
}
