import { redirect } from 'react-router'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { signOut } from '#app/shop/accounts/sign-out.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/sign-out'

/** A link to here signs nobody out. */
export const loader = () => redirect('/')

export async function action({ request }: Route.ActionArgs) {
  const cookies = await signOut({ auth: authOf(), headers: request.headers })
  return redirectWithToast('/', { title: 'Sesión cerrada', text: 'Vuelve pronto', kind: 'success' }, cookies)
}
