import { parseWithZod } from '@conform-to/zod/v4'
import { newDepartmentForm } from '#app/shop/shipping/department-form.ts'
import { createDepartment } from '#app/shop/shipping/save-department.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/create-department'

const title = 'Error al crear costo de envío'

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: newDepartmentForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const outcome = await createDepartment(db, { department: submission.value, by, now: new Date() })
  if (!outcome.ok) {
    return fieldProblem(submission, {
      title,
      field: 'name',
      text: 'Ya existe un departamento con ese nombre',
    })
  }
  return redirectWithToast(backTo('/admin/costos-envio', form), {
    title: 'Costo de envío creado exitosamente',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
