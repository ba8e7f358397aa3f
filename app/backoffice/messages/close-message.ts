import { rowId } from '#app/shop/kernel/row-id.ts'
import { closeMessage } from '#app/shop/messages/close-message.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/close-message'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const outcome = await closeMessage(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok)
    return redirectWithToast('/admin/mensajes', { title: 'Ese mensaje ya no existe', kind: 'error' })
  return redirectWithToast('/admin/mensajes', { title: 'Mensaje cerrado', kind: 'success' })
}
