import { parseWithZod } from '@conform-to/zod/v4'
import { newAdjustmentForm } from '#app/shop/inventory/adjustment-form.ts'
import { recordAdjustment } from '#app/shop/inventory/record-adjustment.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/create-adjustment'
import { sayShortage } from './shortage.ts'

const title = 'Error al crear ajuste de inventario'

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: newAdjustmentForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const outcome = await recordAdjustment(db, { ...submission.value, by, now: new Date() })
  if (outcome.ok) {
    return redirectWithToast(backTo('/admin/ajuste-inventario', form), {
      title: 'Ajuste creado exitosamente',
      text: `Ahora hay ${formatCount(outcome.stockAfter)} en stock.`,
      kind: 'success',
    })
  }
  return outcome.reason === 'insufficient-stock'
    ? fieldProblem(submission, { title, field: 'quantity', text: sayShortage(outcome) })
    : fieldProblem(submission, { title, field: 'productId', text: 'Este producto ya no existe' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
