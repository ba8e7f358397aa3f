import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/fetch-picture'
import { acceptAddress, answer } from './accept-picture.server.ts'

/** A picture by its address; the server brings it, and only from the open internet. */
export async function action({ request }: Route.ActionArgs) {
  await requireStaff(request, 'manager')
  const address = String((await request.formData()).get('direccion') ?? '').trim()
  return answer(await acceptAddress(address.slice(0, 2000), new Date()))
}
