import { parseWithZod } from '@conform-to/zod/v4'
import { categoryForm } from '#app/shop/catalog/category-form.ts'
import { createCategory } from '#app/shop/catalog/save-category.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../../layout/back-to.ts'
import { fieldProblem } from '../../layout/field-problem.server.ts'
import type { Route } from './+types/create-category'

const title = 'Error al crear la categoría'

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: categoryForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const outcome = await createCategory(db, { category: submission.value, by, now: new Date() })
  if (!outcome.ok) {
    return fieldProblem(submission, { title, field: 'name', text: 'Ya existe una categoría con ese nombre' })
  }
  return redirectWithToast(backTo('/admin/categorias', form), {
    title: 'Categoría creada exitosamente',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
