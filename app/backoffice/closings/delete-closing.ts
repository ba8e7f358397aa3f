import { data } from 'react-router'
import { deleteClosing } from '#app/shop/closings/delete-closing.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/delete-closing'
import { refusals } from './refusals.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const outcome = await deleteClosing(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok)
    return data({ error: `Error al eliminar el cierre. ${refusals[outcome.reason]}` }, { status: 409 })
  return redirectWithToast('/admin/cierre-historico', {
    title: 'Cierre eliminado exitosamente',
    kind: 'success',
  })
}
