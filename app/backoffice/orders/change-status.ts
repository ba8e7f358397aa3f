import { data } from 'react-router'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { orderStatuses, statusLabel } from '#app/shop/orders/order-status.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/change-status'
import { returnAddress } from './return-address.ts'
import { sendOrSay } from './send-or-say.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const to = orderStatuses.find((status) => status === form.get('to'))
  if (!to) return data({ error: 'Elige un estado', title: 'Error al actualizar el estado' }, { status: 400 })
  const change = { orderId: rowId(params.id), to, version: Number(form.get('version')), by, now: new Date() }
  const outcome = await changeOrderStatus(db, change)
  if (!outcome.ok) {
    return data({ error: sayOrderRefusal(outcome), title: 'Error al actualizar el estado' }, { status: 409 })
  }
  return redirectWithToast(
    returnAddress(form),
    outcome.already
      ? { title: `El pedido ya estaba en ${statusLabel(to)}`, text: 'No hizo falta cambiarlo.', kind: 'info' }
      : { title: 'Estado actualizado exitosamente', kind: 'success' },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrSay(serverAction)
