import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { orderLines, orders } from '#db/schema/orders.ts'

/** Whose orders: those of the account, and, once the e-mail is proven, those placed with it without an account. */
export type OrderOwner = { userId: string; email: string; emailVerified: boolean }

export function belongingTo({ userId, email, emailVerified }: OrderOwner) {
  const asGuest = and(isNull(orders.userId), eq(sql`lower(${orders.customerEmail})`, email.toLowerCase()))
  const theirs = emailVerified ? or(eq(orders.userId, userId), asGuest) : eq(orders.userId, userId)
  return and(theirs, eq(orders.channel, 'web'), isNull(orders.deletedAt))
}

type Page = { owner: OrderOwner; page: number; perPage?: number }

/** Newest first, each with its lines. */
export async function listOwnOrders(db: Db, { owner, page, perPage = 10 }: Page) {
  const theirs = belongingTo(owner)
  const [found, [all]] = await Promise.all([
    db
      .select({
        id: orders.id,
        channel: orders.channel,
        number: orders.number,
        createdAt: orders.createdAt,
        status: orders.status,
        deliveryType: orders.deliveryType,
        address: orders.customerAddress,
        department: orders.departmentName,
        pickupDay: orders.pickupDay,
        pickupTime: orders.pickupTime,
        phone: orders.customerPhone,
        paymentMethod: orders.paymentMethod,
        paymentState: orders.paymentState,
        notes: orders.notes,
        subtotal: orders.subtotal,
        shippingCost: orders.shippingCost,
        discount: orders.discount,
        total: orders.total,
      })
      .from(orders)
      .where(theirs)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(orders).where(theirs),
  ])
  const lines = await linesOf(
    db,
    found.map(({ id }) => id),
  )
  const total = all?.total ?? 0
  return {
    orders: found.map((order) => ({ ...order, lines: lines.filter(({ orderId }) => orderId === order.id) })),
    total,
    pages: Math.max(1, Math.ceil(total / perPage)),
  }
}

export type OwnOrder = Awaited<ReturnType<typeof listOwnOrders>>['orders'][number]

async function linesOf(db: Db, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      name: orderLines.productName,
      brand: orderLines.brand,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
      total: orderLines.total,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

/** The order of that number, if it is theirs. */
export async function findOwnOrder(db: Db, { owner, number }: { owner: OrderOwner; number: string }) {
  const [order] = await db
    .select({ id: orders.id, token: orders.token })
    .from(orders)
    .where(and(belongingTo(owner), eq(orders.number, number)))
  return order ?? null
}
