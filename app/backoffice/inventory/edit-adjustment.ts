import { parseWithZod } from '@conform-to/zod/v4'
import { editAdjustmentForm } from '#app/shop/inventory/adjustment-form.ts'
import { editAdjustment } from '#app/shop/inventory/edit-adjustment.server.ts'
import { readAdjustment } from '#app/shop/inventory/list-adjustments.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { tellConflict } from '../layout/conflict.server.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/edit-adjustment'
import { sayShortage } from './shortage.ts'

const title = 'Error al actualizar ajuste de inventario'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: editAdjustmentForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const id = rowId(params.id)
  const edit = { id, version: Number(form.get('version')), adjustment: submission.value, by, now: new Date() }
  const outcome = await editAdjustment(db, edit)
  if (outcome.ok) {
    return redirectWithToast(backTo('/admin/ajuste-inventario', form), {
      title: 'Ajuste actualizado exitosamente',
      kind: 'success',
    })
  }
  const current = outcome.reason === 'changed-meanwhile' ? await readAdjustment(db, id) : null
  if (current) return tellConflict(submission, { title, current, entity: 'ajuste de inventario', id })
  return outcome.reason === 'insufficient-stock'
    ? fieldProblem(submission, { title, field: 'quantity', text: sayShortage(outcome) })
    : fieldProblem(submission, { title, text: 'Este ajuste ya fue anulado' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
