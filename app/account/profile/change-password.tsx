import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { changePasswordForm } from '#app/shop/accounts/account-forms.ts'
import { changePassword } from '#app/shop/accounts/change-password.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { currentCustomer, currentSession, requireCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { AccessRequired } from '../access-required.tsx'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/change-password'

export async function loader({ request }: Route.LoaderArgs) {
  return { email: (await currentCustomer(request))?.email ?? null }
}

export async function action({ request }: Route.ActionArgs) {
  const customer = await requireCustomer(request)
  const session = await currentSession(request)
  const submission = parseWithZod(await request.formData(), { schema: changePasswordForm('customer') })
  if (submission.status !== 'success') return formProblem(submission)
  const changed = await changePassword(db, {
    userId: customer.id,
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
  return redirectWithToast('/cliente/perfil', {
    title: 'Contraseña cambiada',
    text: 'Cerramos tus otras sesiones',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function ChangePassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const title = 'Cambiar contraseña'
  if (!email) {
    return (
      <AccessRequired
        title={title}
        text="Debes iniciar sesión para ver tu perfil"
        next="/cliente/perfil/contrasena"
      />
    )
  }
  return (
    <AccountPage title={title} description="Tus otras sesiones se cerrarán">
      <ChangeForm email={email} result={actionData} />
    </AccountPage>
  )
}

function ChangeForm({ email, result }: { email: string; result?: FormResult }) {
  const busy = useNavigation().formMethod === 'POST'
  const { form, fields, formProps } = useCheckedForm({ schema: changePasswordForm('customer'), result })
  return (
    <Form method="post" {...formProps} className="card flex max-w-md flex-col gap-4">
      <FormErrors errors={form.errors} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label="Contraseña actual"
        field={fields.current}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        label="Contraseña nueva"
        field={fields.password}
        type="password"
        autoComplete="new-password"
        hint="Al menos 6 caracteres"
      />
      <TextField
        label="Repite la contraseña nueva"
        field={fields.repeated}
        type="password"
        autoComplete="new-password"
      />
      <FormActions>
        <ButtonLink to="/cliente/perfil" variant="secondary">
          Cancelar
        </ButtonLink>
        <Button pending={busy} pendingText="Guardando...">
          Cambiar contraseña
        </Button>
      </FormActions>
    </Form>
  )
}
