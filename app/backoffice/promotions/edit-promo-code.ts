import { parseWithZod } from '@conform-to/zod/v4'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { readPromoCode } from '#app/shop/promotions/list-promo-codes.server.ts'
import { promoCodeForm } from '#app/shop/promotions/promo-code-form.ts'
import { editPromoCode } from '#app/shop/promotions/save-promo-code.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { tellConflict } from '../layout/conflict.server.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/edit-promo-code'

const title = 'Error al actualizar el código promocional'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: promoCodeForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const id = rowId(params.id)
  const edit = { id, version: Number(form.get('version')), promo: submission.value, by, now: new Date() }
  const outcome = await editPromoCode(db, edit)
  if (outcome.ok) {
    return redirectWithToast(backTo('/admin/promociones', form), {
      title: 'Código promocional actualizado exitosamente',
      kind: 'success',
    })
  }
  const current = outcome.reason === 'changed-meanwhile' ? await readPromoCode(db, id) : null
  if (current) return tellConflict(submission, { title, current, entity: 'código promocional', id })
  return outcome.reason === 'code-taken'
    ? fieldProblem(submission, {
        title,
        field: 'code',
        text: 'Ya existe un código promocional con ese nombre',
      })
    : fieldProblem(submission, { title, text: 'Este código ya no existe: alguien lo eliminó' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
