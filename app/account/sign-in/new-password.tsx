import { parseWithZod } from '@conform-to/zod/v4'
import { newPasswordForm } from '#app/shop/accounts/account-forms.ts'
import { readResetLink, resetPassword } from '#app/shop/accounts/reset-password.server.ts'
import { db } from '#app/web/database.server.ts'
import { formHeaders } from '#app/web/form-headers.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/new-password'
import { DeadLink } from './dead-link.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request }: Route.LoaderArgs) {
  return { link: await readResetLink(db, { token: tokenOf(request), now: new Date() }) }
}

export async function action({ request }: Route.ActionArgs) {
  const token = tokenOf(request)
  const now = new Date()
  const link = await readResetLink(db, { token, now })
  const schema = newPasswordForm(link?.kind ?? 'customer')
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return formProblem(submission)
  const reset = await resetPassword(db, { token, password: submission.value.password, now })
  if (!reset.ok) {
    const said = sayRefusal(reset, {
      'link-used-or-expired': 'Este enlace ya no sirve. Pide uno nuevo.',
      'password-too-short': 'La contraseña es demasiado corta',
    })
    return formProblem(submission, said)
  }
  return redirectWithToast(reset.kind === 'staff' ? '/personal/ingresar' : '/ingresar', {
    title: 'Contraseña cambiada',
    text: 'Cerramos tus otras sesiones. Ya puedes entrar con la nueva.',
    kind: 'success',
  })
}

export const headers = formHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function NewPassword({ loaderData: { link }, actionData }: Route.ComponentProps) {
  if (!link)
    return <DeadLink title="Nueva contraseña" next={{ to: '/recuperar', label: 'Pedir otro enlace' }} />
  return (
    <SignInPage title="Nueva contraseña" text="Al guardarla se cierran todas tus sesiones.">
      <PasswordForm kind={link.kind} submitText="Guardar contraseña" result={actionData} />
    </SignInPage>
  )
}
