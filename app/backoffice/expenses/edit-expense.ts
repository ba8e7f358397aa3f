import { parseWithZod } from '@conform-to/zod/v4'
import { editExpense } from '#app/shop/expenses/edit-expense.server.ts'
import { expenseForm } from '#app/shop/expenses/expense-form.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/edit-expense'
import { refusals } from './refusals.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: expenseForm })
  const title = 'Error al actualizar gasto'
  if (submission.status !== 'success') return formProblem(submission, { title })
  const edit = { id: rowId(params.id), version: Number(form.get('version')), expense: submission.value }
  const outcome = await editExpense(db, { ...edit, by, now: new Date() })
  if (!outcome.ok) {
    return formProblem(submission, { title, text: refusals[outcome.reason], status: 409 })
  }
  return redirectWithToast('/admin/gastos', { title: 'Gasto actualizado exitosamente', kind: 'success' })
}
