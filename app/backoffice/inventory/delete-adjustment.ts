import { data } from 'react-router'
import { voidAdjustment } from '#app/shop/inventory/edit-adjustment.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import type { Route } from './+types/delete-adjustment'
import { sayShortage } from './shortage.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const outcome = await voidAdjustment(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok) {
    const why = outcome.reason === 'insufficient-stock' ? sayShortage(outcome) : 'ya fue anulado.'
    return data({ error: `Error al eliminar ajuste de inventario: ${why}` }, { status: 409 })
  }
  return redirectWithToast(backTo('/admin/ajuste-inventario', form), {
    title: 'Ajuste eliminado exitosamente',
    text: 'Sus unidades volvieron a como estaban.',
    kind: 'success',
  })
}
