import { Link } from 'react-router'
import { customerSignInForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { useAccountForm } from './use-account-form.ts'

type Props = { next: string; result?: FormResult; onDone?: () => void }

export function SignInForm({ next, result, onDone }: Props) {
  const fetcher = useAccountForm(onDone)
  const { form, fields, formProps } = useCheckedForm({
    schema: customerSignInForm,
    result: fetcher.data ?? result,
  })
  return (
    <fetcher.Form method="post" action="/ingresar" {...formProps} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="next" value={next} />
      <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
      <TextField label="Contraseña" field={fields.password} type="password" autoComplete="current-password" />
      <Button
        type="submit"
        variant="primary"
        block
        pending={fetcher.state !== 'idle'}
        pendingText="Iniciando sesión..."
      >
        Iniciar sesión
      </Button>
      <Link to="/recuperar" onClick={onDone} className="link self-center py-2">
        ¿Olvidaste tu contraseña?
      </Link>
    </fetcher.Form>
  )
}
