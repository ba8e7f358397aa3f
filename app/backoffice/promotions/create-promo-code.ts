import { parseWithZod } from '@conform-to/zod/v4'
import { promoCodeForm } from '#app/shop/promotions/promo-code-form.ts'
import { createPromoCode } from '#app/shop/promotions/save-promo-code.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/create-promo-code'

const title = 'Error al crear el código promocional'

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: promoCodeForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const outcome = await createPromoCode(db, { promo: submission.value, by, now: new Date() })
  if (!outcome.ok) {
    const text = 'Ya existe un código promocional con ese nombre'
    return fieldProblem(submission, { title, field: 'code', text })
  }
  return redirectWithToast(backTo('/admin/promociones', form), {
    title: 'Código promocional creado exitosamente',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
