import { parseWithZod } from '@conform-to/zod/v4'
import { changePasswordForm } from '#app/shop/accounts/account-forms.ts'
import { changePassword } from '#app/shop/accounts/change-password.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { currentSession, requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/change-staff-password'

export async function action({ request }: Route.ActionArgs) {
  const { id } = await requireStaff(request, 'seller')
  const session = await currentSession(request)
  const submission = parseWithZod(await request.formData(), { schema: changePasswordForm('staff') })
  if (submission.status !== 'success') return formProblem(submission)
  const changed = await changePassword(db, {
    userId: id,
    sessionId: session?.sessionId ?? '',
    current: submission.value.current,
    wanted: submission.value.password,
    now: new Date(),
  })
  if (!changed.ok) {
    return formProblem(
      submission,
      sayRefusal(changed, { 'wrong-password': 'La contraseña actual no es correcta' }),
    )
  }
  return redirectWithToast('/admin/mi-cuenta', {
    title: 'Contraseña cambiada',
    text: 'Cerramos tus otras sesiones',
    kind: 'success',
  })
}
