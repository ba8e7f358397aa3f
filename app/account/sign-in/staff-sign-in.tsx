import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import { staffSignInForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { signIn } from '#app/shop/accounts/sign-in.server.ts'
import { db } from '#app/web/database.server.ts'
import { formHeaders } from '#app/web/form-headers.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { safeNext } from '#app/web/safe-next.ts'
import { currentUser } from '#app/web/session.server.ts'
import { StaffSignInForm } from '#app/web/sign-in/staff-sign-in-form.tsx'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/staff-sign-in'
import { SignInPage } from './sign-in-page.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'), '/admin')
  if ((await currentUser(request))?.kind === 'staff') throw redirect(next)
  return { next }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: staffSignInForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { headers } = request
  const signed = await signIn(db, {
    ...submission.value,
    kind: 'staff',
    auth: authOf(),
    headers,
    now: new Date(),
  })
  if (!signed.ok) {
    const said = sayRefusal(signed, { 'wrong-credentials': 'Credenciales inválidas' })
    return formProblem(submission, { title: 'Error de autenticación', ...said })
  }
  const next = safeNext(form.get('next'), '/admin')
  if (signed.secondFactor) {
    return redirect(`/personal/verificar?${new URLSearchParams({ next })}`, { headers: signed.cookies })
  }
  const toast = { title: 'Bienvenido', text: 'Has iniciado sesión correctamente', kind: 'success' } as const
  return redirectWithToast(next, toast, signed.cookies)
}

export const headers = formHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendOrStay(serverAction, 'Error al iniciar sesión')

export default function StaffSignIn({ loaderData: { next }, actionData }: Route.ComponentProps) {
  return (
    <SignInPage title="Acceso del personal" text="Solo para quienes trabajan en la tienda.">
      <StaffSignInForm next={next} result={actionData} />
    </SignInPage>
  )
}
