import { parseWithZod } from '@conform-to/zod/v4'
import { categoryForm } from '#app/shop/catalog/category-form.ts'
import { readCategoryForStaff } from '#app/shop/catalog/list-categories-for-staff.server.ts'
import { editCategory } from '#app/shop/catalog/save-category.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../../layout/back-to.ts'
import { tellConflict } from '../../layout/conflict.server.ts'
import { fieldProblem } from '../../layout/field-problem.server.ts'
import type { Route } from './+types/edit-category'

const title = 'Error al actualizar la categoría'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: categoryForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const id = rowId(params.id)
  const edit = { id, version: Number(form.get('version')), category: submission.value, by, now: new Date() }
  const outcome = await editCategory(db, edit)
  if (outcome.ok) {
    return redirectWithToast(backTo('/admin/categorias', form), {
      title: 'Categoría actualizada exitosamente',
      kind: 'success',
    })
  }
  const current = outcome.reason === 'changed-meanwhile' ? await readCategoryForStaff(db, id) : null
  if (current) return tellConflict(submission, { title, current, entity: 'categoría', id })
  return outcome.reason === 'name-taken'
    ? fieldProblem(submission, { title, field: 'name', text: 'Ya existe una categoría con ese nombre' })
    : fieldProblem(submission, { title, text: 'Esta categoría ya no existe: alguien la eliminó' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
