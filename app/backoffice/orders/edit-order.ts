import { parseWithZod } from '@conform-to/zod/v4'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { editStoreOrder } from '#app/shop/orders/edit-store-order.server.ts'
import { editStoreOrderForm } from '#app/shop/orders/order-forms.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/edit-order'
import { returnAddress } from './return-address.ts'

const title = 'Error al actualizar el pedido'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: editStoreOrderForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const edit = { orderId: rowId(params.id), form: submission.value, by, now: new Date() }
  const outcome = await editStoreOrder(db, edit)
  if (!outcome.ok) return formProblem(submission, { title, text: sayOrderRefusal(outcome), status: 409 })
  return redirectWithToast(returnAddress(form), { title: 'Pedido actualizado exitosamente', kind: 'success' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
