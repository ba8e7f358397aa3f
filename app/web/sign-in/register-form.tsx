import { Link } from 'react-router'
import { registrationForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { useAccountForm } from './use-account-form.ts'

type Props = { next: string; result?: FormResult; onDone?: () => void }

export function RegisterForm({ next, result, onDone }: Props) {
  const fetcher = useAccountForm(onDone)
  const { form, fields, formProps } = useCheckedForm({
    schema: registrationForm,
    result: fetcher.data ?? result,
  })
  const { fullName, email, password, phone } = fields
  return (
    <fetcher.Form method="post" action="/registro" {...formProps} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="next" value={next} />
      <TextField label="Nombre Completo" field={fullName} autoComplete="name" required />
      <TextField label="Email" field={email} type="email" autoComplete="email" required />
      <TextField label="Teléfono (opcional)" field={phone} type="tel" autoComplete="tel" />
      <TextField
        label="Contraseña"
        field={password}
        type="password"
        autoComplete="new-password"
        required
        hint="Al menos 6 caracteres"
      />
      <Button
        type="submit"
        variant="primary"
        block
        pending={fetcher.state !== 'idle'}
        pendingText="Creando cuenta..."
      >
        Crear cuenta
      </Button>
      <p className="text-sm">
        Al crear tu cuenta aceptas los{' '}
        <Link to="/terminos-servicio" onClick={onDone} className="link">
          términos de servicio
        </Link>{' '}
        y la{' '}
        <Link to="/politica-privacidad" onClick={onDone} className="link">
          política de privacidad
        </Link>
        .
      </p>
    </fetcher.Form>
  )
}
