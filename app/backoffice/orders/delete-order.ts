import { data } from 'react-router'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { deleteOrder } from '#app/shop/orders/delete-order.server.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/delete-order'
import { returnAddress } from './return-address.ts'
import { sendOrSay } from './send-or-say.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const to = returnAddress(form)
  const what = to.startsWith('/admin/pedidos-web') ? 'pedido web' : 'pedido'
  const deletion = { orderId: rowId(params.id), version: Number(form.get('version')), by, now: new Date() }
  const outcome = await deleteOrder(db, deletion)
  if (!outcome.ok) {
    return data({ error: `Error al eliminar el ${what}. ${sayOrderRefusal(outcome)}` }, { status: 409 })
  }
  const title = what === 'pedido' ? 'Pedido eliminado exitosamente' : 'Pedido web eliminado exitosamente'
  return redirectWithToast(to, { title, text: outcome.number, kind: 'success' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrSay(serverAction)
