import { parseWithZod } from '@conform-to/zod/v4'
import { passwordForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { renewRecoveryCodes } from '#app/shop/accounts/second-factor.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/renew-recovery-codes'

export async function action({ request }: Route.ActionArgs) {
  const { id, email } = await requireStaff(request, 'seller')
  const submission = parseWithZod(await request.formData(), { schema: passwordForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { password } = submission.value
  const { headers } = request
  const renewed = await renewRecoveryCodes(db, {
    auth: authOf(),
    headers,
    userId: id,
    email,
    password,
    now: new Date(),
  })
  if (!renewed.ok) {
    const said = sayRefusal(renewed, {
      'wrong-password': 'La contraseña no es correcta',
      'not-on': 'La verificación en dos pasos no está activa',
    })
    return formProblem(submission, said)
  }
  return { codes: renewed.recoveryCodes }
}
