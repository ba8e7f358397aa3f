import { useFetcher } from 'react-router'
import { changePasswordForm } from '#app/shop/accounts/account-forms.ts'
import { SHORTEST_PASSWORD } from '#app/shop/accounts/passwords.ts'
import { Button } from '#app/ui/button.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useAnswer } from '#app/ui/use-answer.ts'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

export function StaffPasswordForm({ email }: { email: string }) {
  const fetcher = useFetcher<FormResult>()
  const { form, fields, formProps } = useCheckedForm({
    schema: changePasswordForm('staff'),
    result: fetcher.data,
  })
  useAnswer(fetcher, (refused) => {
    if (!refused) form.reset()
  })
  return (
    <fetcher.Form method="post" action="/admin/mi-cuenta/contrasena" {...formProps} className="card stack">
      <h2 className="text-lg">Cambiar contraseña</h2>
      <FormErrors errors={form.errors} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label="Contraseña actual"
        field={fields.current}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        label="Contraseña nueva"
        field={fields.password}
        type="password"
        autoComplete="new-password"
        hint={`Al menos ${SHORTEST_PASSWORD.staff} caracteres`}
      />
      <TextField
        label="Repite la contraseña nueva"
        field={fields.repeated}
        type="password"
        autoComplete="new-password"
      />
      <FormActions>
        <Button pending={fetcher.state !== 'idle'} pendingText="Guardando...">
          Cambiar contraseña
        </Button>
      </FormActions>
    </fetcher.Form>
  )
}
