import { data } from 'react-router'
import { mergeCustomers } from '#app/shop/customers/merge-customers.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { sendOrSay } from '../orders/send-or-say.ts'
import type { Route } from './+types/merge-customer'
import { customerList, refusals } from './customer-words.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const fromId = rowId(form.get('fromId'))
  if (!Number.isInteger(fromId) || fromId < 1) {
    return data({ error: 'Elige el cliente duplicado' }, { status: 400 })
  }
  const outcome = await mergeCustomers(db, { intoId: rowId(params.id), fromId, by, now: new Date() })
  if (!outcome.ok) return data({ error: refusals[outcome.reason] }, { status: 409 })
  return redirectWithToast(customerList(form), {
    title: 'Clientes unidos exitosamente',
    text:
      outcome.moved === 1
        ? '1 pedido pasó al cliente que queda'
        : `${outcome.moved} pedidos pasaron al cliente que queda`,
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrSay(serverAction)
