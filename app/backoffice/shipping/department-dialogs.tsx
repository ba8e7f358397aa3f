import { useFetcher } from 'react-router'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import {
  departmentLabels,
  editDepartmentForm,
  newDepartmentForm,
} from '#app/shop/shipping/department-form.ts'
import type { DepartmentRow } from '#app/shop/shipping/list-departments-for-staff.server.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { ChangedMeanwhile } from '../layout/changed-meanwhile.tsx'
import { type EditAnswer, type Texts, useLatest } from '../layout/latest.ts'
import { BackToList, FormButtons } from '../layout/record-form.tsx'

export const departmentDialogs = ['nuevo', 'editar', 'eliminar']

export function NewDepartmentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Nuevo Departamento">
      <NewDepartment onClose={onClose} />
    </Dialog>
  )
}

function NewDepartment({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<FormResult>()
  const initial = { name: '', shippingCost: '', active: 'on' }
  return (
    <DepartmentForm
      fetcher={fetcher}
      action="/admin/costos-envio/crear"
      initial={initial}
      onClose={onClose}
    />
  )
}

type EditProps = { department: DepartmentRow; onClose: () => void }

export function EditDepartmentDialog({ department, onClose }: EditProps) {
  const fetcher = useFetcher<EditAnswer<DepartmentRow>>()
  const latest = useLatest(department, departmentTexts, fetcher.data)
  const { base } = latest
  return (
    <Dialog open onClose={onClose} title="Editar Departamento">
      <div className="stack">
        <ChangedMeanwhile
          by={latest.by}
          changes={latest.changes}
          what="este departamento"
          labels={departmentLabels}
          spell={(field, value) => (field === 'active' ? (value === 'on' ? 'Sí' : 'No') : String(value))}
        />
        <DepartmentForm
          key={base.version}
          fetcher={fetcher}
          action={`/admin/costos-envio/${base.id}/editar`}
          initial={latest.initial}
          department={base}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

function departmentTexts({ name, shippingCost, active }: DepartmentRow): Texts {
  return { name, shippingCost: plainCordobas(shippingCost), active: active ? 'on' : '' }
}

type FormProps = {
  fetcher: ReturnType<typeof useFetcher<FormResult>>
  action: string
  initial: Texts
  department?: DepartmentRow
  onClose: () => void
}

function DepartmentForm({ fetcher, action, initial, department, onClose }: FormProps) {
  const { form, fields, formProps } = useCheckedForm({
    schema: department ? editDepartmentForm : newDepartmentForm,
    result: fetcher.data,
    title: department ? 'Error al actualizar costo de envío' : 'Error al crear costo de envío',
    initial: initial as Record<string, string>,
  })
  return (
    <fetcher.Form method="post" action={action} {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      {department ? <input type="hidden" name="version" value={department.version} /> : null}
      <BackToList dialogs={departmentDialogs} />
      <TextField label="Nombre del departamento" field={fields.name} required autoComplete="off" />
      <MoneyField label="Costo de envío" field={fields.shippingCost} required />
      <SwitchField label="Activo" hint="Solo a los activos se ofrece entrega." field={fields.active} />
      <FormButtons onClose={onClose} pending={fetcher.state !== 'idle'} pendingText="Guardando...">
        {department ? 'Actualizar' : 'Crear'}
      </FormButtons>
    </fetcher.Form>
  )
}
