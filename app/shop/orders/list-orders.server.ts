import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { searchText } from '#app/shop/kernel/search-text.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { type Channel, type OrderStatus, statusesOfFilter } from './order-status.ts'
import { readLines } from './read-order-view.server.ts'
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
}

/** One page of Pedidos or Pedidos Web, newest first unless asked otherwise. */
export async function listOrders(db: Db, question: Question) {
  const { page, pageSize = 25 } = question
  const offset = (Math.max(1, page) - 1) * pageSize
  const { rows, total } = await findPage(db, question, { limit: pageSize, offset })
  const lines = await readLines(
    db,
    rows.map((row) => row.id),
  )
  return {
    orders: rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] })),
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  }
}

type Slice = { limit: number; offset: number }

/** What was searched for is looked up once, and counted on the way; without a search, the index counts faster alone. */
async function findPage(db: Db, question: Question, { limit, offset }: Slice) {
  const condition = conditionOf(question)
  const order = orderOf(question.sort ?? 'fecha', question.descending ?? true)
  const isSearch = Boolean(question.search?.trim())
  const counted = isSearch ? sql<number>`(count(*) over ())::int` : sql<number>`0`
  const found = db
    .select({ id: orders.id, counted: counted.as('counted') })
    .from(orders)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('found')
  const read = db
    .select({ ...columns, counted: found.counted })
    .from(found)
    .innerJoin(orders, eq(orders.id, found.id))
    .orderBy(...order)
  const count = () => db.$count(orders, condition)
  const [page, total] = await Promise.all([read, isSearch ? null : count()])
  const rows = page.map(({ counted: _, ...row }) => row)
  return { rows, total: total ?? page[0]?.counted ?? (offset > 0 ? await count() : 0) }
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

function conditionOf({ channel, search, status, work }: Question): SQL | undefined {
  return and(
    eq(orders.channel, channel),
    isNull(orders.deletedAt),
    status ? inArray(orders.status, statusesOfFilter(channel, status)) : undefined,
    work ? waitsFor(work) : undefined,
    search?.trim() ? matching(search) : undefined,
  )
}

function matching(search: string): SQL {
  const text = `%${escapeLike(searchText(search))}%`
  const digits = /^[+()\d\s-]{4,}$/.test(search.trim()) ? search.replace(/\D/g, '') : ''
  const alsoAsPhone = digits.length >= 4 ? sql`or o.search_all like ${`%${digits}%`}` : sql``
  // An array is looked up once, whatever the planner believes of a table that has no statistics yet.
  return sql`${orders.id} = any (array(
    select o.id from orders o where o.search_all like ${text} ${alsoAsPhone}
    union all
    select l.order_id from order_lines l where l.search_name like ${text}))`
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
