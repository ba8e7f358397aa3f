import { duplicateProduct } from '#app/shop/catalog/duplicate-product.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/duplicate-product'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const outcome = await duplicateProduct(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok) {
    const gone = {
      title: 'Error al crear producto',
      text: 'El producto ya no existe.',
      kind: 'error',
    } as const
    return redirectWithToast('/admin/productos', gone)
  }
  return redirectWithToast(`/admin/productos?editar=${outcome.id}`, {
    title: 'Producto duplicado',
    text: 'La copia está inactiva y sin unidades: revísala y actívala.',
    kind: 'success',
  })
}
