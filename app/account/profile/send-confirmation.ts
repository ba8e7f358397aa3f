import { redirect } from 'react-router'
import { requestConfirmation } from '#app/shop/accounts/confirm-email.server.ts'
import { db } from '#app/web/database.server.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { requireCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/send-confirmation'

export const loader = () => redirect('/cliente/perfil')

export async function action({ request }: Route.ActionArgs) {
  const customer = await requireCustomer(request)
  const sent = await requestConfirmation(db, { userId: customer.id, now: new Date() })
  if (sent.ok) {
    const text = `Enviamos el enlace a ${customer.email}`
    return redirectWithToast('/cliente/perfil', { title: 'Revisa tu correo', text, kind: 'success' })
  }
  const { text } = sayRefusal(sent, { 'already-confirmed': 'Tu correo ya está confirmado' })
  return redirectWithToast('/cliente/perfil', { title: 'Error', text, kind: 'error' })
}
