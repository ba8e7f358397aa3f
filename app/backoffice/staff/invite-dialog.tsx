import { invitationForm } from '#app/shop/accounts/account-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useCheckedForm } from '#app/web/checked-form.ts'
import { roleOptions } from './role-options.ts'
import { useClosingFetcher } from './use-closing-fetcher.ts'

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invitar al personal"
      description="Recibirá un correo con un enlace para elegir su contraseña."
    >
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const fetcher = useClosingFetcher(onClose)
  const { form, fields, formProps } = useCheckedForm({
    schema: invitationForm,
    result: fetcher.data,
    initial: { role: 'seller' },
  })
  return (
    <fetcher.Form method="post" action="/admin/personal" {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      <TextField label="Nombre" field={fields.name} required autoComplete="off" />
      <TextField label="Email" field={fields.email} type="email" required autoComplete="off" />
      <RadioField legend="Rol" field={fields.role} options={roleOptions} layout="cards" />
      <FormActions>
        <Button type="button" variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button pending={fetcher.state !== 'idle'} pendingText="Enviando...">
          Enviar invitación
        </Button>
      </FormActions>
    </fetcher.Form>
  )
}
