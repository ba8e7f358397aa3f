import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pagaditoFrom } from '#app/integrations/pagadito/pagadito.server.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { readPickupSlots } from '#app/shop/orders/pickups.server.ts'
import { spellHours } from '#app/shop/settings/hours.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { listDepartments } from '#app/shop/shipping/list-departments.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useCart } from '#app/web/cart/cart-store.ts'
import { db } from '#app/web/database.server.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import type { Route } from './+types/checkout'
import { CheckoutForm } from './checkout-form.tsx'
import { GuestOrCustomer } from './guest-or-customer.tsx'
import { useDraft } from './use-draft.ts'
import './checkout.css'

export async function loader({ request }: Route.LoaderArgs) {
  const [user, departments, days, settings] = await Promise.all([
    currentCustomer(request),
    listDepartments(db),
    readPickupSlots(db, { now: new Date() }),
    readSettings(db),
  ])
  return {
    customer: user && {
      name: user.name,
      email: user.email,
      phone: user.phone && formatPhone(user.phone),
      address: user.address,
    },
    departments,
    days,
    cardAvailable: pagaditoFrom(process.env) !== null,
    bankAccounts: settings.bankAccounts,
    storeAddress: settings.address,
    pickupHours: spellHours(settings.pickupHours).join(', '),
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loader>>

export const meta: Route.MetaFunction = () => [
  { title: 'Finalizar Compra' },
  { name: 'robots', content: 'noindex' },
]

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { ready, items } = useCart()
  const navigate = useNavigate()
  const { draft, change, placed } = useDraft(loaderData.customer)
  const empty = ready && items.length === 0
  const hadLines = useRef(false)
  if (ready && !empty) hadLines.current = true

  useEffect(() => {
    if (empty && !hadLines.current) navigate('/catalogo', { replace: true })
  }, [empty, navigate])

  if (empty && hadLines.current && !placed.current) return <NothingLeft />
  if (!ready || !draft || empty) {
    return (
      <div className="page py-8">
        <h1 className="text-2xl">Finalizar Compra</h1>
        <Loading text="Cargando..." />
        <noscript>
          Para finalizar tu compra activa JavaScript, o escríbenos por WhatsApp desde Contáctanos.
        </noscript>
      </div>
    )
  }
  return (
    <div className="page py-6 md:py-10">
      <PageHeader title="Finalizar Compra" back={{ to: '/catalogo', label: 'Seguir comprando' }} />
      {loaderData.customer || draft.guest ? (
        <CheckoutForm data={loaderData} draft={draft} change={change} placed={placed} />
      ) : (
        <GuestOrCustomer onGuest={() => change({ guest: true })} />
      )}
    </div>
  )
}

/** The form that stood here is gone, and with it most of the page: whoever was far down is brought to what is said. */
function NothingLeft() {
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <div className="page py-10">
      <h1 className="visually-hidden">Finalizar Compra</h1>
      <EmptyState
        title="Tu carrito quedó vacío"
        text="Lo que elegiste ya no está disponible, o lo compraste o quitaste en otra pestaña. Guardamos lo que escribiste para cuando vuelvas."
      >
        <ButtonLink to="/catalogo">Explorar Productos</ButtonLink>
      </EmptyState>
    </div>
  )
}
