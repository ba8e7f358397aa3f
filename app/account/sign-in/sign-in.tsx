import { parseWithZod } from '@conform-to/zod/v4'
import { Link, redirect } from 'react-router'
import { customerSignInForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { signIn } from '#app/shop/accounts/sign-in.server.ts'
import { db } from '#app/web/database.server.ts'
import { formHeaders } from '#app/web/form-headers.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { safeNext } from '#app/web/safe-next.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import { SignInForm } from '#app/web/sign-in/sign-in-form.tsx'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/sign-in'
import { SignInPage } from './sign-in-page.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'))
  if (await currentCustomer(request)) throw redirect(next)
  return { next }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: customerSignInForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { headers } = request
  const signed = await signIn(db, {
    ...submission.value,
    kind: 'customer',
    auth: authOf(),
    headers,
    now: new Date(),
  })
  if (!signed.ok) {
    const said = sayRefusal(signed, {
      'wrong-credentials': 'Error al iniciar sesión. Revisa tu email y tu contraseña.',
    })
    return formProblem(submission, { title: 'Error de autenticación', ...said })
  }
  const toast = { title: '¡Bienvenido!', text: 'Has iniciado sesión correctamente', kind: 'success' } as const
  return redirectWithToast(safeNext(form.get('next')), toast, signed.cookies)
}

export const headers = formHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function SignIn({ loaderData: { next }, actionData }: Route.ComponentProps) {
  return (
    <SignInPage title="Iniciar sesión">
      <SignInForm next={next} result={actionData} />
      <p className="mt-6 border-t border-line pt-4 text-center">
        ¿Primera vez aquí?{' '}
        <Link to={`/registro?${new URLSearchParams({ next })}`} className="link">
          Crear cuenta
        </Link>
      </p>
    </SignInPage>
  )
}
