import { findStaffProducts } from '#app/shop/catalog/find-staff-products.server.ts'
import { findCustomers } from '#app/shop/customers/find-customers.server.ts'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { findOrders } from '#app/shop/orders/find-orders.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/palette-search'
import type { PaletteItem } from './palette-items.ts'

const EACH = 6

/** What the palette finds: products, orders and customers, each with where to see it. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const [products, orders, customers] = await Promise.all([
    findStaffProducts(db, { text, atMost: EACH }),
    findOrders(db, { text, atMost: EACH }),
    findCustomers(db, { text, atMost: EACH }),
  ])
  const items: PaletteItem[] = [
    ...products.map((product) => ({
      group: 'Productos' as const,
      to: `/admin/productos?ver=${product.id}`,
      title: product.name,
      note: [product.sku, formatCordobas(product.finalPrice), `${product.available} disponibles`]
        .filter(Boolean)
        .join(' · '),
      exact: product.exact,
    })),
    ...orders.map((order) => ({
      group: 'Pedidos' as const,
      to: `/admin/${order.channel === 'web' ? 'pedidos-web' : 'pedidos'}?buscar=${order.number}`,
      title: `${order.number} · ${order.customerName}`,
      note: `${formatCordobas(order.total)} · ${order.status.replace('_', ' ')}`,
      exact: order.number.toUpperCase() === text.toUpperCase(),
    })),
    ...customers.map((customer) => ({
      group: 'Clientes' as const,
      to: `/admin/clientes?buscar=${encodeURIComponent(customer.phone ?? customer.fullName)}`,
      title: customer.fullName,
      note: [customer.phone ? formatPhone(customer.phone) : '', customer.email].filter(Boolean).join(' · '),
      exact: false,
    })),
  ]
  return Response.json({ items })
}
