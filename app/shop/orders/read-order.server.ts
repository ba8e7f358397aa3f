import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { orderEvents, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isWebOrderEditable } from './order-status.ts'
import type { OrderView } from './order-view.ts'
import { readOrderViews } from './read-order-view.server.ts'

export type StaffOrder = OrderView & {
  version: number
  customerId: number | null
  departmentId: number | null
  extraordinaryPercent: number
  confirmedAt: Date | null
  completedAt: Date | null
  cancelledAt: Date | null
  lapsedAt: Date | null
  updatedAt: Date
  /** Who wrote it down in the store. */
  createdBy: string | null
  editable: boolean
  events: OrderEvent[]
  payments: OrderPayment[]
}

export type OrderEvent = Awaited<ReturnType<typeof readEvents>>[number]
export type OrderPayment = Awaited<ReturnType<typeof readPayments>>[number]

/** An order as staff see it, with its story; null when there is none, or it is deleted. */
export async function readOrder(
  db: Db,
  which: { id: number } | { number: string },
): Promise<StaffOrder | null> {
  const condition = 'id' in which ? eq(orders.id, which.id) : eq(orders.number, which.number)
  const [row] = await readRow(db, condition)
  if (!row) return null
  const [[view], events, paid] = await Promise.all([
    readOrderViews(db, eq(orders.id, row.id)),
    readEvents(db, row.id),
    readPayments(db, row.id),
  ])
  if (!view) return null
  const editable = view.channel === 'store' || isWebOrderEditable(view)
  return { ...view, ...row, editable, events, payments: paid }
}

function readRow(db: Db, condition: SQL) {
  return db
    .select({
      id: orders.id,
      version: orders.version,
      customerId: orders.customerId,
      departmentId: orders.departmentId,
      extraordinaryPercent: orders.extraordinaryPercent,
      confirmedAt: orders.confirmedAt,
      completedAt: orders.completedAt,
      cancelledAt: orders.cancelledAt,
      lapsedAt: orders.reservationLapsedAt,
      updatedAt: orders.updatedAt,
      createdBy: users.name,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.createdBy))
    .where(and(condition, isNull(orders.deletedAt)))
}

function readEvents(db: Db, orderId: number) {
  return db
    .select({
      id: orderEvents.id,
      kind: orderEvents.kind,
      from: orderEvents.from,
      to: orderEvents.to,
      detail: orderEvents.detail,
      actor: orderEvents.actor,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
}

function readPayments(db: Db, orderId: number) {
  return db
    .select({
      id: payments.id,
      status: payments.status,
      amountUsdCents: payments.amountUsdCents,
      reference: payments.reference,
      createdAt: payments.createdAt,
      checkedAt: payments.checkedAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
}
