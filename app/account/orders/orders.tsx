import { PackageOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { isCancellableByCustomer } from '#app/shop/orders/order-status.ts'
import { listOwnOrders } from '#app/shop/orders/own-orders.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorPanel } from '#app/ui/error-panel.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { db } from '#app/web/database.server.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import { AccessRequired } from '../access-required.tsx'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/orders'
import { OrderCard } from './order-card.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const customer = await currentCustomer(request)
  if (!customer) return null
  const { id, email, emailVerified } = customer
  const page = pageNumber(new URL(request.url).searchParams)
  const { orders, total, pages } = await listOwnOrders(db, {
    owner: { userId: id, email, emailVerified },
    page,
  })
  const now = new Date()
  return {
    orders: orders.map((order) => ({ ...order, cancellable: isCancellableByCustomer(order, now) })),
    page,
    pages,
    total,
  }
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const turning = useNavigation().location?.pathname === '/cliente/pedidos'
  if (!loaderData) {
    const text = 'Debes iniciar sesión para ver tus pedidos'
    return <AccessRequired title="Mis Pedidos" text={text} next="/cliente/pedidos" />
  }
  const { orders, page, pages, total } = loaderData
  return (
    <Frame>
      {turning ? <p role="status">Cargando pedidos...</p> : null}
      {orders.length === 0 ? (
        <EmptyState
          icon={<PackageOpen aria-hidden="true" />}
          title="No tienes pedidos aún"
          text="Cuando hagas tu primer pedido lo verás aquí, con su estado."
        >
          <ButtonLink to="/catalogo">Explorar Productos</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? <Pagination page={page} pages={pages} total={total} noun="pedidos" /> : null}
    </Frame>
  )
}

const notLoaded = 'No se pudieron cargar los pedidos'

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator()
  const toast = useToast()
  useEffect(() => toast({ title: 'Error', text: notLoaded, kind: 'error' }), [toast])
  return (
    <Frame>
      <ErrorPanel message={notLoaded} onRetry={revalidate} pending={state === 'loading'} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <AccountPage
      current="/cliente/pedidos"
      title="Mis Pedidos"
      description="Historial de tus compras y estado actual"
    >
      {children}
    </AccountPage>
  )
}
