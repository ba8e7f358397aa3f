import { rowId } from '#app/shop/kernel/row-id.ts'
import { listOrders, orderSorts } from '#app/shop/orders/list-orders.server.ts'
import { type Channel, orderStatuses } from '#app/shop/orders/order-status.ts'
import { readOrder, type StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { unitsAtHand } from '#app/shop/orders/units-at-hand.server.ts'
import { webWork } from '#app/shop/orders/web-work.ts'
import { listDepartments } from '#app/shop/shipping/list-departments.server.ts'
import { readSort } from '#app/ui/sort-parameter.ts'
import { db } from '#app/web/database.server.ts'
import { pageNumber } from '#app/web/page-number.ts'

const PAGE_SIZE = 25

/** One page of Pedidos or Pedidos Web, and the order that the address opens. */
export async function loadOrders(request: Request, channel: Channel) {
  const params = new URL(request.url).searchParams
  const sort = readSort(params, orderSorts, '-fecha')
  const page = pageNumber(params)
  const [list, departments, opened] = await Promise.all([
    listOrders(db, {
      channel,
      search: (params.get('buscar') ?? '').slice(0, 100),
      status: orderStatuses.find((status) => status === params.get('estado')) ?? null,
      work: channel === 'web' ? (webWork.find((work) => work === params.get('solo')) ?? null) : null,
      sort: sort.by,
      descending: sort.descending,
      page,
      pageSize: PAGE_SIZE,
    }),
    channel === 'store' ? listDepartments(db) : [],
    readOpened(params, channel),
  ])
  return { ...list, page, departments, opened, orderKey: crypto.randomUUID() }
}

async function readOpened(params: URLSearchParams, channel: Channel) {
  const id = rowId(params.get('ver') ?? params.get('editar') ?? params.get('eliminar'))
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const order: StaffOrder | null = await readOrder(db, { id })
  if (order?.channel !== channel) return null
  return { order, unitsAtHand: await unitsAtHand(db, { orderId: id }) }
}
