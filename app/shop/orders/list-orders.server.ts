import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { type Channel, type OrderStatus, statusesOfFilter } from './order-status.ts'
import { readLines } from './read-order-view.server.ts'
import { searchOrders, type Wanted } from './search-orders.server.ts'
import { waitsFor } from './web-work.server.ts'
import type { WebWork } from './web-work.ts'

export const orderSorts = ['fecha', 'numero', 'cliente', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]

type Question = {
  channel: Channel
  /** Number, customer, telephone, e-mail or product. */
  search?: string
  status?: OrderStatus | null
  /** Only those of the web that wait for this. */
  work?: WebWork | null
  sort?: OrderSort
  descending?: boolean
  /** From 1. */
  page: number
  pageSize?: number
  /** Up to how many matches a search is counted to the last. */
  mostGathered?: number
}

/** One page of Pedidos or Pedidos Web, newest first unless asked otherwise. */
export async function listOrders(db: Db, question: Question) {
  const { page, pageSize = 25 } = question
  const offset = (Math.max(1, page) - 1) * pageSize
  const { rows, total, more } = await findPage(db, question, { limit: pageSize, offset })
  const lines = await readLines(
    db,
    rows.map((row) => row.id),
  )
  return {
    orders: rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] })),
    total,
    /** There are more than were counted. */
    more,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  }
}

type Slice = { limit: number; offset: number }

async function findPage(db: Db, question: Question, slice: Slice) {
  const order = orderOf(question.sort ?? 'fecha', question.descending ?? true)
  const within = conditionOf(question)
  const { channel, search, mostGathered = 25_000 } = question
  const found = search?.trim()
    ? await searchOrders(db, { channel, search, mostGathered, within, order, ...slice })
    : await allOrders(db, { within, order, ...slice })
  const rows = await db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, found.ids))
    .orderBy(...order)
  return { ...found, rows }
}

/** Without a search, the index counts faster alone. */
async function allOrders(db: Db, { within, order, limit, offset }: Wanted) {
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(within)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([page, db.$count(orders, within)])
  return { ids: found.map(({ id }) => id), total, more: false }
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>['orders'][number]

const columns = {
  id: orders.id,
  number: orders.number,
  token: orders.token,
  version: orders.version,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  customerEmail: orders.customerEmail,
  customerAddress: orders.customerAddress,
  deliveryType: orders.deliveryType,
  departmentName: orders.departmentName,
  shippingCost: orders.shippingCost,
  pickupDay: orders.pickupDay,
  pickupTime: orders.pickupTime,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  subtotal: orders.subtotal,
  discount: orders.discount,
  extraordinaryPercent: orders.extraordinaryPercent,
  promoCode: orders.promoCode,
  total: orders.total,
  status: orders.status,
  confirmedAt: orders.confirmedAt,
  reservedUntil: orders.reservedUntil,
  lapsed: sql<boolean>`${orders.holding} = 'nothing' and ${orders.status} <> 'cancelado'`,
}

function orderOf(sort: OrderSort, descending: boolean): SQL[] {
  const direction = descending ? desc : asc
  const keys = {
    fecha: orders.createdAt,
    /** Numbers come from a sequence, as the ids do. */
    numero: orders.id,
    cliente: sql`${orders.customerName} collate spanish`,
    total: orders.total,
  }
  return [direction(keys[sort]), direction(orders.id)]
}

function conditionOf({ channel, status, work }: Question): SQL | undefined {
  return and(
    eq(orders.channel, channel),
    isNull(orders.deletedAt),
    status ? inArray(orders.status, statusesOfFilter(channel, status)) : undefined,
    work ? waitsFor(work) : undefined,
  )
}
