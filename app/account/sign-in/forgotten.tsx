import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { forgottenForm } from '#app/shop/accounts/account-forms.ts'
import { requestPasswordReset } from '#app/shop/accounts/request-password-reset.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { db } from '#app/web/database.server.ts'
import { formHeaders } from '#app/web/form-headers.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import type { Route } from './+types/forgotten'
import { SignInPage } from './sign-in-page.tsx'

const kindOf = (request: Request) =>
  new URL(request.url).searchParams.get('para') === 'personal' ? 'staff' : 'customer'

export const loader = ({ request }: Route.LoaderArgs) => ({ kind: kindOf(request) })

export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: forgottenForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { email } = submission.value
  const now = new Date()
  const asked = await requestPasswordReset(db, {
    email,
    kind: kindOf(request),
    headers: request.headers,
    now,
  })
  if (!asked.ok) return formProblem(submission, sayRefusal(asked, {}))
  return { sentTo: email }
}

export const headers = formHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function Forgotten({ loaderData: { kind }, actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) return <Sent to={actionData.sentTo} />
  return <AskForLink kind={kind} result={actionData} />
}

function AskForLink({ kind, result }: { kind: string; result?: FormResult }) {
  const busy = useNavigation().state !== 'idle'
  const { form, fields, formProps } = useCheckedForm({ schema: forgottenForm, result })
  const back = kind === 'staff' ? '/personal/ingresar' : '/ingresar'
  return (
    <SignInPage
      title="Recuperar contraseña"
      text="Escribe tu email y te enviaremos un enlace para elegir una contraseña nueva."
    >
      <Form method="post" {...formProps} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
        <Button type="submit" variant="primary" block pending={busy} pendingText="Enviando...">
          Enviar enlace
        </Button>
        <ButtonLink to={back} variant="quiet" block>
          Volver
        </ButtonLink>
      </Form>
    </SignInPage>
  )
}

/** The same words whether or not the e-mail belongs to anybody. */
function Sent({ to }: { to: string }) {
  return (
    <SignInPage title="Revisa tu correo">
      <Notice tone="success" live>
        Si hay una cuenta con <strong className="inline">{to}</strong>, le enviamos un enlace para cambiar la
        contraseña. Sirve durante una hora.
      </Notice>
      <p className="mt-4 text-ink-soft">¿No llega? Revisa la carpeta de correo no deseado.</p>
      <ButtonLink to="/" variant="secondary" className="mt-6" block>
        Ir al Inicio
      </ButtonLink>
    </SignInPage>
  )
}
