import { Form, useNavigation } from 'react-router'
import { newPasswordForm } from '#app/shop/accounts/account-forms.ts'
import { SHORTEST_PASSWORD } from '#app/shop/accounts/passwords.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

type Props = { kind: 'customer' | 'staff'; email?: string; submitText: string; result?: FormResult }

/** A new password, twice. */
export function PasswordForm({ kind, email, submitText, result }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { form, fields, formProps } = useCheckedForm({ schema: newPasswordForm(kind), result })
  return (
    <Form method="post" {...formProps} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} />
      {email ? <TextField label="Email" type="email" autoComplete="username" value={email} readOnly /> : null}
      <TextField
        label="Contraseña nueva"
        field={fields.password}
        type="password"
        autoComplete="new-password"
        hint={`Al menos ${SHORTEST_PASSWORD[kind]} caracteres`}
      />
      <TextField
        label="Repite la contraseña"
        field={fields.repeated}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" block pending={busy} pendingText="Guardando...">
        {submitText}
      </Button>
    </Form>
  )
}
