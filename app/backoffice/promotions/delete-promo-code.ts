import { data } from 'react-router'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { archivePromoCode } from '#app/shop/promotions/save-promo-code.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import type { Route } from './+types/delete-promo-code'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const outcome = await archivePromoCode(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok) {
    return data({ error: 'Error al eliminar el código promocional: ya no existe.' }, { status: 404 })
  }
  return redirectWithToast(backTo('/admin/promociones', form), {
    title: 'Código promocional eliminado exitosamente',
    kind: 'success',
  })
}
