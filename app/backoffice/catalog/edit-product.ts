import { parseWithZod } from '@conform-to/zod/v4'
import { productForm } from '#app/shop/catalog/product-form.ts'
import { readProductForStaff } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { editStockedProduct } from '#app/shop/inventory/save-product.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { tellConflict } from '../layout/conflict.server.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/edit-product'
import { sayProductRefusal } from './product-refusals.ts'

const title = 'Error al actualizar producto'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: productForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const id = rowId(params.id)
  const { stock: wanted, pictures, ...product } = submission.value
  const stock = { shown: Number(form.get('stockShown')), wanted }
  const edit = { id, version: Number(form.get('version')), product, pictures, stock, by, now: new Date() }
  const outcome = await editStockedProduct(db, edit)
  if (outcome.ok) {
    return redirectWithToast(backTo('/admin/productos', form), {
      title: 'Producto actualizado exitosamente',
      text: outcome.deactivated ? 'Quedó inactivo porque ya venció o vence pronto.' : undefined,
      kind: 'success',
    })
  }
  if (outcome.reason === 'changed-meanwhile' || outcome.reason === 'stock-changed') {
    const current = await readProductForStaff(db, { id, costs: true })
    if (current) return tellConflict(submission, { title, current, entity: 'producto', id })
  }
  return fieldProblem(submission, { title, ...sayProductRefusal(outcome) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
