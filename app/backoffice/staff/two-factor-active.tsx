import { useFetcher } from 'react-router'
import { passwordForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Answer = FormResult | { codes: string[] }

export function ActiveTwoFactor() {
  return (
    <div className="stack">
      <Notice tone="success">La verificación en dos pasos está activa.</Notice>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <NewCodes />
        <PasswordCard
          title="Desactivar"
          text="Volverás a entrar solo con tu contraseña."
          action="/admin/mi-cuenta/dos-pasos/quitar"
          submitText="Desactivar"
          danger
        />
      </div>
    </div>
  )
}

function NewCodes() {
  const fetcher = useFetcher<Answer>()
  const codes = fetcher.data && 'codes' in fetcher.data ? fetcher.data.codes : null
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <PasswordCard
      title="Códigos de recuperación nuevos"
      text="Los anteriores dejan de servir."
      action="/admin/mi-cuenta/dos-pasos/codigos"
      submitText="Crear códigos nuevos"
      fetcher={fetcher}
    />
  )
}

type CardProps = {
  title: string
  text: string
  action: string
  submitText: string
  danger?: boolean
  fetcher?: ReturnType<typeof useFetcher<Answer>>
}

function PasswordCard({ title, text, action, submitText, danger, fetcher: given }: CardProps) {
  const own = useFetcher<Answer>()
  const fetcher = given ?? own
  const problem = fetcher.data && 'submission' in fetcher.data ? fetcher.data : undefined
  const { form, fields, formProps } = useCheckedForm({ schema: passwordForm, result: problem })
  return (
    <fetcher.Form method="post" action={action} {...formProps} className="card stack">
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <FormErrors errors={form.errors} />
      <TextField
        label="Tu contraseña"
        field={fields.password}
        type="password"
        autoComplete="current-password"
      />
      <Button variant={danger ? 'danger' : 'secondary'} pending={fetcher.state !== 'idle'}>
        {submitText}
      </Button>
    </fetcher.Form>
  )
}
