import { parseWithZod } from '@conform-to/zod/v4'
import { acceptInvitation, readInvitation } from '#app/shop/accounts/accept-invitation.server.ts'
import { newPasswordForm } from '#app/shop/accounts/account-forms.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/invitation'
import { DeadLink } from './dead-link.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request }: Route.LoaderArgs) {
  return { invited: await readInvitation(db, { token: tokenOf(request), now: new Date() }) }
}

export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: newPasswordForm('staff') })
  if (submission.status !== 'success') return formProblem(submission)
  const { password } = submission.value
  const accepted = await acceptInvitation(db, { token: tokenOf(request), password, now: new Date() })
  if (!accepted.ok) {
    const said = sayRefusal(accepted, {
      'link-used-or-expired': 'Esta invitación ya no sirve. Pide otra a quien te invitó.',
      'password-too-short': 'La contraseña debe tener al menos 10 caracteres',
    })
    return formProblem(submission, said)
  }
  return redirectWithToast('/personal/ingresar', {
    title: 'Tu cuenta está lista',
    text: 'Ingresa con tu email y la contraseña que elegiste.',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function Invitation({ loaderData: { invited }, actionData }: Route.ComponentProps) {
  if (!invited) return <DeadLink title="Invitación" next={{ to: '/', label: 'Ir al Inicio' }} />
  return (
    <SignInPage title={`Hola, ${invited.name}`} text="Elige la contraseña de tu cuenta de trabajo.">
      <PasswordForm kind="staff" email={invited.email} submitText="Activar mi cuenta" result={actionData} />
    </SignInPage>
  )
}
