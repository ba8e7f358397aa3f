import { parseWithZod } from '@conform-to/zod/v4'
import { Form, Link, useNavigation } from 'react-router'
import { codeForm } from '#app/shop/accounts/account-forms.ts'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { passSecondFactor } from '#app/shop/accounts/second-factor.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useCheckedForm } from '#app/web/checked-form.ts'
import { formHeaders } from '#app/web/form-headers.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { safeNext } from '#app/web/safe-next.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/second-factor'
import { SignInPage } from './sign-in-page.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return { next: safeNext(new URL(request.url).searchParams.get('next'), '/admin') }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: codeForm })
  if (submission.status !== 'success') return formProblem(submission)
  const passed = await passSecondFactor({ auth: authOf(), headers: request.headers, ...submission.value })
  if (!passed.ok) {
    const said = sayRefusal(passed, {
      'wrong-code': 'El código no es correcto. Espera el siguiente de tu aplicación e intenta de nuevo.',
      'too-late': 'Pasó demasiado tiempo o hubo demasiados intentos. Vuelve a ingresar tu contraseña.',
      locked: 'Demasiados códigos equivocados. Intenta de nuevo en 15 minutos.',
    })
    return formProblem(submission, { title: 'Error de autenticación', ...said })
  }
  const toast = { title: 'Bienvenido', text: 'Has iniciado sesión correctamente', kind: 'success' } as const
  return redirectWithToast(safeNext(form.get('next'), '/admin'), toast, passed.cookies)
}

export const headers = formHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)

export default function SecondFactor({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const { form, fields, formProps } = useCheckedForm({ schema: codeForm, result: actionData })
  return (
    <SignInPage
      title="Verificación en dos pasos"
      text="Escribe el código de 6 dígitos de tu aplicación de autenticación, o uno de tus códigos de recuperación."
    >
      <Form method="post" {...formProps} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="next" value={next} />
        <TextField
          label="Código"
          field={fields.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" block pending={busy} pendingText="Verificando...">
          Verificar
        </Button>
        <Link to={`/personal/ingresar?${new URLSearchParams({ next })}`} className="link self-center py-2">
          Volver a empezar
        </Link>
      </Form>
    </SignInPage>
  )
}
