import { useFetcher } from 'react-router'
import { categoryForm } from '#app/shop/catalog/category-form.ts'
import type { StaffCategory } from '#app/shop/catalog/list-categories-for-staff.server.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { ChangedMeanwhile } from '../../layout/changed-meanwhile.tsx'
import { type EditAnswer, type Texts, useLatest } from '../../layout/latest.ts'
import { BackToList, FormButtons } from '../../layout/record-form.tsx'

export const categoryDialogs = ['nuevo', 'editar', 'eliminar']

export function NewCategoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Nueva Categoría">
      <NewCategory onClose={onClose} />
    </Dialog>
  )
}

function NewCategory({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<FormResult>()
  const initial = { name: '', description: '', position: '100', active: 'on' }
  return (
    <CategoryForm fetcher={fetcher} action="/admin/categorias/crear" initial={initial} onClose={onClose} />
  )
}

export function EditCategoryDialog({ category, onClose }: { category: StaffCategory; onClose: () => void }) {
  const fetcher = useFetcher<EditAnswer<StaffCategory>>()
  const latest = useLatest(category, categoryTexts, fetcher.data)
  const { base } = latest
  return (
    <Dialog open onClose={onClose} title="Editar Categoría">
      <div className="stack">
        <ChangedMeanwhile
          by={latest.by}
          changes={latest.changes}
          what="esta categoría"
          labels={labels}
          spell={(field, value) =>
            field === 'active' ? (value === 'on' ? 'Activa' : 'Inactiva') : String(value || '—')
          }
        />
        <CategoryForm
          key={base.version}
          fetcher={fetcher}
          action={`/admin/categorias/${base.id}/editar`}
          initial={latest.initial}
          category={base}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

const labels = { name: 'Nombre', description: 'Descripción', position: 'Orden', active: 'Estado' }

function categoryTexts({ name, description, position, active }: StaffCategory): Texts {
  return { name, description: description ?? '', position: String(position), active: active ? 'on' : '' }
}

type FormProps = {
  fetcher: ReturnType<typeof useFetcher<FormResult>>
  action: string
  initial: Texts
  category?: StaffCategory
  onClose: () => void
}

function CategoryForm({ fetcher, action, initial, category, onClose }: FormProps) {
  const { form, fields, formProps } = useCheckedForm({
    schema: categoryForm,
    result: fetcher.data,
    title: category ? 'Error al actualizar la categoría' : 'Error al crear la categoría',
    initial: initial as Record<string, string>,
  })
  return (
    <fetcher.Form method="post" action={action} {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      {category ? <input type="hidden" name="version" value={category.version} /> : null}
      <BackToList dialogs={categoryDialogs} />
      <TextField label="Nombre" field={fields.name} required autoComplete="off" />
      <TextAreaField label="Descripción" field={fields.description} rows={3} />
      <NumberField label="Orden" field={fields.position} hint="Las de número menor se ven primero." />
      <SwitchField label="Activa" hint="Solo las activas se ven en la tienda." field={fields.active} />
      <FormButtons onClose={onClose} pending={fetcher.state !== 'idle'} pendingText="Guardando...">
        {category ? 'Actualizar' : 'Crear'}
      </FormButtons>
    </fetcher.Form>
  )
}
