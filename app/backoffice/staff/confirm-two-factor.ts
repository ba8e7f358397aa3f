import { parseWithZod } from '@conform-to/zod/v4'
import { codeForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { confirmSecondFactor } from '#app/shop/accounts/second-factor.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/confirm-two-factor'

export async function action({ request }: Route.ActionArgs) {
  await requireStaff(request, 'seller')
  const submission = parseWithZod(await request.formData(), { schema: codeForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { code } = submission.value
  const confirmed = await confirmSecondFactor({ auth: authOf(), headers: request.headers, code })
  if (!confirmed.ok) {
    const text = 'El código no es correcto. Espera el siguiente e intenta de nuevo.'
    return formProblem(submission, sayRefusal(confirmed, { 'wrong-code': text }))
  }
  return redirectWithToast(
    '/admin/mi-cuenta',
    {
      title: 'Verificación en dos pasos activa',
      text: 'La próxima vez te pediremos un código.',
      kind: 'success',
    },
    confirmed.cookies,
  )
}
