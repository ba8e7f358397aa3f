import { parseWithZod } from '@conform-to/zod/v4'
import { Link, redirect } from 'react-router'
import { registrationForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { registerCustomer } from '#app/shop/accounts/register-customer.server.ts'
import { enrolCustomer } from '#app/shop/customers/enrol-customer.server.ts'
import { db } from '#app/web/database.server.ts'
import { formHeaders } from '#app/web/form-headers.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { safeNext } from '#app/web/safe-next.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import { RegisterForm } from '#app/web/sign-in/register-form.tsx'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/register'
import { SignInPage } from './sign-in-page.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'))
  if (await currentCustomer(request)) throw redirect(next)
  return { next }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: registrationForm })
  if (submission.status !== 'success') return formProblem(submission)
  const now = new Date()
  const { headers } = request
  const registered = await registerCustomer(db, { ...submission.value, auth: authOf(), headers, now })
  if (!registered.ok) {
    const said = sayRefusal(registered, {})
    const text = `Error al crear la cuenta. ${said.text}`
    return formProblem(submission, { title: 'Error de registro', ...said, text })
  }
  await enrolCustomer(db, { ...submission.value, userId: registered.userId, now })
  const toast = {
    title: '¡Cuenta creada!',
    text: 'Tu cuenta ha sido creada exitosamente',
    kind: 'success',
  } as const
  return redirectWithToast(safeNext(form.get('next')), toast, registered.cookies)
}

export const headers = formHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function Register({ loaderData: { next }, actionData }: Route.ComponentProps) {
  return (
    <SignInPage title="Crear cuenta">
      <RegisterForm next={next} result={actionData} />
      <p className="mt-6 border-t border-line pt-4 text-center">
        ¿Ya tienes cuenta?{' '}
        <Link to={`/ingresar?${new URLSearchParams({ next })}`} className="link">
          Iniciar sesión
        </Link>
      </p>
    </SignInPage>
  )
}
