import { redirect } from 'react-router'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { endSessions } from '#app/shop/accounts/end-sessions.server.ts'
import { signOut } from '#app/shop/accounts/sign-out.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/end-sessions'

export const loader = () => redirect('/cliente/perfil')

/** "Cerrar sesión en todos los dispositivos": this one too. */
export async function action({ request }: Route.ActionArgs) {
  const customer = await requireCustomer(request)
  await endSessions(db, { userId: customer.id })
  const cookies = await signOut({ auth: authOf(), headers: request.headers })
  const text = 'Cerramos tu sesión en todos los dispositivos'
  return redirectWithToast('/', { title: 'Sesión cerrada', text, kind: 'success' }, cookies)
}
