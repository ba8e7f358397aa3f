import { parseWithZod } from '@conform-to/zod/v4'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { editWebOrder } from '#app/shop/orders/edit-web-order.server.ts'
import { editWebOrderForm } from '#app/shop/orders/order-forms.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { returnAddress } from '../orders/return-address.ts'
import type { Route } from './+types/edit-web-order'

const title = 'Error al actualizar el pedido web'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: editWebOrderForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const edit = { orderId: rowId(params.id), form: submission.value, by, now: new Date() }
  const outcome = await editWebOrder(db, edit)
  if (!outcome.ok) return formProblem(submission, { title, text: sayOrderRefusal(outcome), status: 409 })
  return redirectWithToast(returnAddress(form), {
    title: 'Pedido web actualizado exitosamente',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
