import { data, redirect } from 'react-router'
import { cancelOwnOrder } from '#app/shop/orders/cancel-own-order.server.ts'
import { findOwnOrder } from '#app/shop/orders/own-orders.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/cancel'

const refusals = {
  'not-found': 'No encontramos ese pedido',
  'too-late': 'Ya no se puede cancelar aquí: pasaron 2 horas o el pedido ya avanzó. Escríbenos y lo vemos.',
}

export const loader = () => redirect('/cliente/pedidos')

export async function action({ request, params }: Route.ActionArgs) {
  const { id, email, emailVerified } = await requireCustomer(request)
  const order = await findOwnOrder(db, { owner: { userId: id, email, emailVerified }, number: params.number })
  if (!order) return data({ error: refusals['not-found'] }, { status: 404 })
  const cancelled = await cancelOwnOrder(db, { token: order.token, now: new Date() })
  if (!cancelled.ok) return data({ error: refusals[cancelled.reason] }, { status: 409 })
  return redirectWithToast('/cliente/pedidos', {
    title: 'Pedido cancelado',
    text: `Cancelamos el pedido ${cancelled.number}`,
    kind: 'success',
  })
}
