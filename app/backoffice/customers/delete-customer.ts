import { data } from 'react-router'
import { deleteCustomer } from '#app/shop/customers/edit-customer.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { sendOrSay } from '../orders/send-or-say.ts'
import type { Route } from './+types/delete-customer'
import { customerList, refusals } from './customer-words.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const deletion = { id: rowId(params.id), version: Number(form.get('version')), by, now: new Date() }
  const outcome = await deleteCustomer(db, deletion)
  if (!outcome.ok) {
    return data({ error: `Error al eliminar cliente. ${refusals[outcome.reason]}` }, { status: 409 })
  }
  return redirectWithToast(customerList(form), { title: 'Cliente eliminado exitosamente', kind: 'success' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrSay(serverAction)
