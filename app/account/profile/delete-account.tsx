import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { passwordForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { signOut } from '#app/shop/accounts/sign-out.server.ts'
import { forgetPerson } from '#app/shop/orders/forget-person.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { currentCustomer, requireCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { AccessRequired } from '../access-required.tsx'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/delete-account'

export async function loader({ request }: Route.LoaderArgs) {
  return { signedIn: (await currentCustomer(request)) !== null }
}

export async function action({ request }: Route.ActionArgs) {
  const { id, email, emailVerified } = await requireCustomer(request)
  const submission = parseWithZod(await request.formData(), { schema: passwordForm })
  if (submission.status !== 'success') return formProblem(submission)
  const forgotten = await forgetPerson(db, {
    owner: { userId: id, email, emailVerified },
    password: submission.value.password,
    now: new Date(),
  })
  if (!forgotten.ok) {
    const said = sayRefusal(forgotten, {
      'wrong-password': 'La contraseña no es correcta',
      'open-orders':
        'Tienes pedidos en camino. Podrás eliminar tu cuenta cuando se completen o los canceles.',
    })
    return formProblem(submission, said)
  }
  const cookies = await signOut({ auth: authOf(), headers: request.headers })
  const text = 'Borramos tus datos. Gracias por habernos elegido.'
  return redirectWithToast('/', { title: 'Cuenta eliminada', text, kind: 'success' }, cookies)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function DeleteAccount({ loaderData: { signedIn }, actionData }: Route.ComponentProps) {
  const title = 'Eliminar mi cuenta'
  if (!signedIn) {
    return (
      <AccessRequired
        title={title}
        text="Debes iniciar sesión para ver tu perfil"
        next="/cliente/perfil/eliminar"
      />
    )
  }
  return (
    <AccountPage title={title}>
      <div className="max-w-md">
        <Notice tone="warning" title="No se puede deshacer" className="mb-4">
          Borramos tu perfil, tus favoritos y tus mensajes. Tus pedidos quedan en los libros de la tienda, sin
          tu nombre, teléfono, correo ni dirección.
        </Notice>
        <DeleteForm result={actionData} />
      </div>
    </AccountPage>
  )
}

function DeleteForm({ result }: { result?: FormResult }) {
  const busy = useNavigation().formMethod === 'POST'
  const { form, fields, formProps } = useCheckedForm({ schema: passwordForm, result })
  return (
    <Form method="post" reloadDocument {...formProps} className="card flex flex-col gap-4">
      <FormErrors errors={form.errors} />
      <TextField
        label="Tu contraseña"
        field={fields.password}
        type="password"
        autoComplete="current-password"
      />
      <FormActions>
        <ButtonLink to="/cliente/perfil" variant="secondary">
          Cancelar
        </ButtonLink>
        <Button variant="danger" pending={busy} pendingText="Eliminando...">
          Eliminar mi cuenta
        </Button>
      </FormActions>
    </Form>
  )
}
