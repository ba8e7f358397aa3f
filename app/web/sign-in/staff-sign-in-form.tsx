import { Link } from 'react-router'
import { staffSignInForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { useAccountForm } from './use-account-form.ts'

type Props = { next?: string; result?: FormResult; onDone?: () => void }

/** For those who work in the shop; afterwards comes their panel, unless they were on the way to another page of it. */
export function StaffSignInForm({ next = '/admin', result, onDone }: Props) {
  const fetcher = useAccountForm(onDone)
  const { form, fields, formProps } = useCheckedForm({
    schema: staffSignInForm,
    result: fetcher.data ?? result,
  })
  return (
    <fetcher.Form method="post" action="/personal/ingresar" {...formProps} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="next" value={next} />
      <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
      <TextField label="Contraseña" field={fields.password} type="password" autoComplete="current-password" />
      <Button
        type="submit"
        variant="primary"
        block
        pending={fetcher.state !== 'idle'}
        pendingText="Ingresando..."
      >
        Ingresar
      </Button>
      <Link to="/recuperar?para=personal" onClick={onDone} className="link self-center py-2">
        ¿Olvidaste tu contraseña?
      </Link>
    </fetcher.Form>
  )
}
