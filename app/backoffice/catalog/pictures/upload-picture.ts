import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/upload-picture'
import { acceptBytes, answer } from './accept-picture.server.ts'

/** One picture file, as its bytes: chosen, dropped, pasted or taken with the camera. */
export async function action({ request }: Route.ActionArgs) {
  await requireStaff(request, 'manager')
  const bytes = new Uint8Array(await request.arrayBuffer())
  return answer(await acceptBytes(bytes, new Date()))
}
