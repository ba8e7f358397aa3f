import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { orderLines, orders } from '#db/schema/orders.ts'
import type { OrderView, OrderViewLine } from './order-view.ts'

const columns = {
  id: orders.id,
  channel: orders.channel,
  number: orders.number,
  token: orders.token,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  customerEmail: orders.customerEmail,
  customerAddress: orders.customerAddress,
  deliveryType: orders.deliveryType,
  departmentName: orders.departmentName,
  pickupDay: orders.pickupDay,
  pickupTime: orders.pickupTime,
  subtotal: orders.subtotal,
  discount: orders.discount,
  promoCode: orders.promoCode,
  promoPercent: orders.promoPercent,
  extraordinaryPercent: orders.extraordinaryPercent,
  shippingCost: orders.shippingCost,
  tax: orders.tax,
  total: orders.total,
  exchangeRate: orders.exchangeRate,
  notes: orders.notes,
  reservedUntil: orders.reservedUntil,
  holding: orders.holding,
  reservationLapsedAt: orders.reservationLapsedAt,
}

/** The order of a confirmation's address; null for an address that is not one, or an order staff have deleted. */
export async function readOrderByToken(db: Db, token: string): Promise<OrderView | null> {
  if (!/^[\w-]{16,64}$/.test(token)) return null
  const [view] = await readOrderViews(db, eq(orders.token, token))
  return view ?? null
}

export async function readOrderView(db: Db, orderId: number): Promise<OrderView> {
  const [view] = await readOrderViews(db, eq(orders.id, orderId))
  if (!view) throw new Error(`There is no order ${orderId}`)
  return view
}

type Page = { order?: SQL[]; limit?: number; offset?: number }

export async function readOrderViews(
  db: Db,
  condition: SQL | undefined,
  { order = [], limit = 100, offset = 0 }: Page = {},
): Promise<OrderView[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(and(condition, isNull(orders.deletedAt)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const lines = await readLines(
    db,
    rows.map((row) => row.id),
  )
  return rows.map(({ promoPercent, extraordinaryPercent, holding, reservationLapsedAt, ...row }) => ({
    ...row,
    discountPercent: promoPercent ?? extraordinaryPercent,
    reservedUntil: holding === 'reserved' ? row.reservedUntil : null,
    lapsed: holding === 'nothing' && reservationLapsedAt !== null && row.status !== 'cancelado',
    lines: lines.get(row.id) ?? [],
  }))
}

/** The lines of several orders, in their order. Costs stay where they are. */
export async function readLines(db: Db, orderIds: number[]): Promise<Map<number, OrderViewLine[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      name: orderLines.productName,
      brand: orderLines.brand,
      sku: orderLines.sku,
      listPrice: orderLines.listPrice,
      discountPercent: orderLines.discountPercent,
      unitPrice: orderLines.unitPrice,
      quantity: orderLines.quantity,
      total: orderLines.total,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(rows, (row) => row.orderId)
}
