import { parseWithZod } from '@conform-to/zod/v4'
import { changeStaffRole } from '#app/shop/accounts/manage-staff.server.ts'
import { roleNames } from '#app/shop/accounts/roles.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/change-role'
import { refusals } from './refusals.ts'
import { roleForm } from './role-form.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'owner')
  const submission = parseWithZod(await request.formData(), { schema: roleForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { role } = submission.value
  const changed = await changeStaffRole(db, { id: params.id, role, by, now: new Date() })
  if (!changed.ok) return formProblem(submission, { text: refusals[changed.reason], status: 409 })
  return redirectWithToast('/admin/personal', {
    title: 'Rol actualizado',
    text: `Ahora es ${roleNames[role].toLowerCase()}`,
    kind: 'success',
  })
}
