import type { StaffMember } from '#app/shop/accounts/list-staff.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { useCheckedForm } from '#app/web/checked-form.ts'
import { roleForm } from './role-form.ts'
import { roleOptions } from './role-options.ts'
import { useClosingFetcher } from './use-closing-fetcher.ts'

type Props = { member: StaffMember | undefined; onClose: () => void }

export function ChangeRoleDialog({ member, onClose }: Props) {
  return (
    <Dialog open={member !== undefined} onClose={onClose} title={`Rol de ${member?.name ?? ''}`}>
      {member ? <RoleForm key={member.id} member={member} onClose={onClose} /> : null}
    </Dialog>
  )
}

function RoleForm({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const fetcher = useClosingFetcher(onClose)
  const { form, fields, formProps } = useCheckedForm({
    schema: roleForm,
    result: fetcher.data,
    initial: { role: member.role },
  })
  return (
    <fetcher.Form method="post" action={`/admin/personal/${member.id}/rol`} {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      <RadioField legend="Rol" field={fields.role} options={roleOptions} layout="cards" />
      <FormActions>
        <Button type="button" variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button pending={fetcher.state !== 'idle'} pendingText="Guardando...">
          Guardar
        </Button>
      </FormActions>
    </fetcher.Form>
  )
}
