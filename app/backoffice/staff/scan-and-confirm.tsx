import { useFetcher } from 'react-router'
import { codeForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

export function ScanAndConfirm({ qr, secret }: { qr: string; secret: string }) {
  const fetcher = useFetcher<FormResult>()
  const { form, fields, formProps } = useCheckedForm({ schema: codeForm, result: fetcher.data })
  return (
    <section className="card stack" aria-labelledby="escanear">
      <h2 id="escanear" className="text-lg">
        1. Escanea este código
      </h2>
      <img
        src={qr}
        alt="Código QR para tu aplicación de autenticación"
        width={220}
        height={220}
        className="self-center rounded bg-white"
      />
      <p className="text-sm text-ink-soft">
        Si no puedes escanearlo, escribe esta clave en la aplicación:{' '}
        <code className="break-all font-semibold text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <h2 className="text-lg">2. Escribe el código que muestra</h2>
      <fetcher.Form
        method="post"
        action="/admin/mi-cuenta/dos-pasos/confirmar"
        {...formProps}
        className="stack"
      >
        <FormErrors errors={form.errors} />
        <TextField
          label="Código de 6 dígitos"
          field={fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button pending={fetcher.state !== 'idle'} pendingText="Verificando...">
          Activar
        </Button>
      </fetcher.Form>
    </section>
  )
}
