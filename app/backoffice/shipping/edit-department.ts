import { parseWithZod } from '@conform-to/zod/v4'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { editDepartmentForm } from '#app/shop/shipping/department-form.ts'
import { readDepartment } from '#app/shop/shipping/list-departments-for-staff.server.ts'
import { editDepartment } from '#app/shop/shipping/save-department.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { tellConflict } from '../layout/conflict.server.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/edit-department'

const title = 'Error al actualizar costo de envío'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: editDepartmentForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const id = rowId(params.id)
  const edit = { id, version: Number(form.get('version')), department: submission.value, by, now: new Date() }
  const outcome = await editDepartment(db, edit)
  if (outcome.ok) {
    return redirectWithToast(backTo('/admin/costos-envio', form), {
      title: 'Costo de envío actualizado exitosamente',
      kind: 'success',
    })
  }
  const current = outcome.reason === 'changed-meanwhile' ? await readDepartment(db, id) : null
  if (current) return tellConflict(submission, { title, current, entity: 'costo de envío', id })
  return outcome.reason === 'name-taken'
    ? fieldProblem(submission, { title, field: 'name', text: 'Ya existe un departamento con ese nombre' })
    : fieldProblem(submission, { title, text: 'Este departamento ya no existe: alguien lo eliminó' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
