import type { Channel } from '#app/shop/orders/order-status.ts'
import { readOrder, type StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { db } from '#app/web/database.server.ts'

const MOST_PAPERS = 60

/** The orders of `?pedido=1&pedido=2`, as asked for, and the shop that stands on the paper. */
export async function readOrdersToPrint(request: Request, channel?: Channel) {
  const asked = new URL(request.url).searchParams.getAll('pedido').map(Number)
  const ids = [...new Set(asked)].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  const [settings, ...found] = await Promise.all([
    readSettings(db),
    ...ids.slice(0, MOST_PAPERS).map((id) => readOrder(db, { id })),
  ])
  const orders = found.filter(
    (order): order is StaffOrder => order !== null && (!channel || order.channel === channel),
  )
  if (orders.length === 0) throw new Response('No hay pedidos que imprimir', { status: 404 })
  const { shopName, legalName, taxId, address, ordersPhone, email, openingHours } = settings
  return { orders, shop: { shopName, legalName, taxId, address, ordersPhone, email, openingHours } }
}

export type PaperShop = Awaited<ReturnType<typeof readOrdersToPrint>>['shop']
