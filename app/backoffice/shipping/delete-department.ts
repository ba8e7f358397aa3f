import { data } from 'react-router'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { archiveDepartment } from '#app/shop/shipping/save-department.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import type { Route } from './+types/delete-department'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const outcome = await archiveDepartment(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok) return data({ error: 'Error al eliminar costo de envío: ya no existe.' }, { status: 404 })
  return redirectWithToast(backTo('/admin/costos-envio', form), {
    title: 'Costo de envío eliminado exitosamente',
    kind: 'success',
  })
}
