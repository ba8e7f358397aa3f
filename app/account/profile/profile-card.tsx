import { Pencil } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { profileForm } from '#app/shop/accounts/account-forms.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

export type Profile = { name: string; email: string; phone: string; address: string }

const emailNote = 'El correo electrónico no se puede modificar'

export function ReadProfile({ profile }: { profile: Profile }) {
  return (
    <section className="card" aria-labelledby="datos">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id="datos" className="text-lg">
          Información Personal
        </h2>
        <ButtonLink
          to="/cliente/perfil?editar=si"
          variant="secondary"
          preventScrollReset
          icon={<Pencil aria-hidden="true" />}
        >
          Editar
        </ButtonLink>
      </div>
      <DescriptionList
        items={[
          { term: 'Nombre Completo', value: profile.name },
          { term: 'Teléfono', value: profile.phone || 'Sin teléfono' },
          { term: 'Dirección', value: profile.address || 'Sin dirección' },
        ]}
      />
      <TextField
        className="mt-4"
        label="Correo Electrónico"
        type="email"
        value={profile.email}
        disabled
        hint={emailNote}
      />
    </section>
  )
}

export function EditProfile({ profile, result }: { profile: Profile; result?: FormResult }) {
  const busy = useNavigation().formMethod === 'POST'
  const { form, fields, formProps } = useCheckedForm({
    schema: profileForm,
    result,
    initial: { fullName: profile.name, phone: profile.phone, address: profile.address },
  })
  return (
    <section className="card" aria-labelledby="datos">
      <h2 id="datos" className="mb-4 text-lg">
        Información Personal
      </h2>
      <Form method="post" {...formProps} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <TextField label="Nombre Completo" field={fields.fullName} autoComplete="name" required />
        <TextField label="Correo Electrónico" type="email" value={profile.email} disabled hint={emailNote} />
        <TextField
          label="Teléfono"
          field={fields.phone}
          type="tel"
          autoComplete="tel"
          placeholder="8888 7777"
        />
        <TextField label="Dirección" field={fields.address} autoComplete="street-address" />
        <FormActions>
          <ButtonLink to="/cliente/perfil" variant="secondary" preventScrollReset>
            Cancelar
          </ButtonLink>
          <Button pending={busy} pendingText="Guardando...">
            Guardar
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
