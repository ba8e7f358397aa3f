import { parseWithZod } from '@conform-to/zod/v4'
import { createStoreOrder } from '#app/shop/orders/create-store-order.server.ts'
import { newStoreOrderForm } from '#app/shop/orders/order-forms.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/create-order'
import { returnAddress } from './return-address.ts'

const title = 'Error al crear el pedido'

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: newStoreOrderForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const outcome = await createStoreOrder(db, { form: submission.value, by, now: new Date() })
  if (!outcome.ok) return formProblem(submission, { title, text: sayOrderRefusal(outcome), status: 409 })
  return redirectWithToast(returnAddress(form), {
    title: 'Pedido creado exitosamente',
    text: outcome.number,
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
