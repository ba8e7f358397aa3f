import { Form, useNavigation } from 'react-router'
import { passwordForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

type Props = { title: string; text: string; submitText: string; result?: FormResult }

export function AskPassword({ title, text, submitText, result }: Props) {
  const busy = useNavigation().formMethod === 'POST'
  const { form, fields, formProps } = useCheckedForm({ schema: passwordForm, result })
  return (
    <Form method="post" {...formProps} className="card stack max-w-md">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <FormErrors errors={form.errors} />
      <TextField
        label="Tu contraseña"
        field={fields.password}
        type="password"
        autoComplete="current-password"
      />
      <Button pending={busy}>{submitText}</Button>
    </Form>
  )
}
