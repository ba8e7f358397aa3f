import { data } from 'react-router'
import { deleteExpense } from '#app/shop/expenses/edit-expense.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/delete-expense'
import { refusals } from './refusals.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const outcome = await deleteExpense(db, { id: rowId(params.id), by, now: new Date() })
  if (!outcome.ok) return data({ error: refusals[outcome.reason] }, { status: 409 })
  return redirectWithToast('/admin/gastos', { title: 'Gasto eliminado exitosamente', kind: 'success' })
}
