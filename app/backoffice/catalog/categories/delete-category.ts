import { data } from 'react-router'
import { archiveCategory } from '#app/shop/catalog/save-category.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../../layout/back-to.ts'
import type { Route } from './+types/delete-category'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const outcome = await archiveCategory(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok) return data({ error: 'Error al eliminar la categoría: ya no existe.' }, { status: 404 })
  return redirectWithToast(backTo('/admin/categorias', form), {
    title: 'Categoría eliminada exitosamente',
    kind: 'success',
  })
}
