import { parseWithZod } from '@conform-to/zod/v4'
import { passwordForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { prepareSecondFactor } from '#app/shop/accounts/second-factor.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/two-factor'
import { AskPassword } from './ask-password.tsx'
import { qrCode } from './qr-code.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanAndConfirm } from './scan-and-confirm.tsx'
import { ActiveTwoFactor } from './two-factor-active.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const { twoFactorEnabled } = await requireStaff(request, 'seller')
  return { active: twoFactorEnabled }
}

/** Begins: nothing changes for the account until a first code was right. */
export async function action({ request }: Route.ActionArgs) {
  const { id, email } = await requireStaff(request, 'seller')
  const submission = parseWithZod(await request.formData(), { schema: passwordForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { password } = submission.value
  const { headers } = request
  const made = await prepareSecondFactor(db, {
    auth: authOf(),
    headers,
    userId: id,
    email,
    password,
    now: new Date(),
  })
  if (!made.ok) {
    const said = sayRefusal(made, {
      'wrong-password': 'La contraseña no es correcta',
      'already-on': 'La verificación en dos pasos ya está activa',
    })
    return formProblem(submission, said)
  }
  return { qr: qrCode(made.uri), secret: made.secret, codes: made.recoveryCodes }
}

export const meta: Route.MetaFunction = () => [{ title: 'Verificación en dos pasos' }]

export default function TwoFactor({ loaderData: { active }, actionData }: Route.ComponentProps) {
  const made = actionData && 'qr' in actionData ? actionData : null
  const problem = actionData && 'submission' in actionData ? actionData : undefined
  return (
    <>
      <PageHeader
        title="Verificación en dos pasos"
        subtitle="Un código de tu teléfono, además de la contraseña"
        back={{ to: '/admin/mi-cuenta', label: 'Mi cuenta' }}
      />
      {active ? <ActiveTwoFactor /> : null}
      {!active && made ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ScanAndConfirm qr={made.qr} secret={made.secret} />
          <RecoveryCodes codes={made.codes} />
        </div>
      ) : null}
      {!active && !made ? (
        <AskPassword
          title="Activar"
          text="Necesitas una aplicación de autenticación en tu teléfono, como Google Authenticator o Aegis."
          submitText="Continuar"
          result={problem}
        />
      ) : null}
    </>
  )
}
