import { data } from 'react-router'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { confirmWebOrder } from '#app/shop/orders/confirm-web-order.server.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/confirm-order'
import { returnAddress } from './return-address.ts'
import { sendOrSay } from './send-or-say.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const confirmation = {
    orderId: rowId(params.id),
    version: Number(form.get('version')),
    by,
    now: new Date(),
  }
  const outcome = await confirmWebOrder(db, confirmation)
  if (!outcome.ok) {
    const title = 'Error al actualizar el pedido web'
    return data({ error: sayOrderRefusal(outcome), title }, { status: 409 })
  }
  return redirectWithToast(returnAddress(form), {
    title: 'Pedido confirmado',
    text: 'Sus unidades quedan apartadas.',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrSay(serverAction)
