import { parseWithZod } from '@conform-to/zod/v4'
import { customerForm } from '#app/shop/customers/customer-form.ts'
import { editCustomer } from '#app/shop/customers/edit-customer.server.ts'
import { readCustomer } from '#app/shop/customers/list-customers.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { tellConflict } from '../layout/conflict.server.ts'
import type { Route } from './+types/edit-customer'
import { customerList, refusals } from './customer-words.ts'

const title = 'Error al actualizar cliente'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: customerForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const edit = { id: rowId(params.id), form: submission.value, by, now: new Date() }
  const outcome = await editCustomer(db, edit)
  if (!outcome.ok) {
    const current = outcome.reason === 'changed-meanwhile' ? await readCustomer(db, { id: edit.id }) : null
    if (current) return tellConflict(submission, { title, current, entity: 'cliente', id: edit.id })
    return formProblem(submission, { title, text: refusals[outcome.reason], status: 409 })
  }
  return redirectWithToast(customerList(form), { title: 'Cliente actualizado exitosamente', kind: 'success' })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
