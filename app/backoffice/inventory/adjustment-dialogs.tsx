import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FoundProduct } from '#app/shop/catalog/find-staff-products.server.ts'
import {
  type AdjustmentKind,
  adjustmentLabels,
  editAdjustmentForm,
  newAdjustmentForm,
} from '#app/shop/inventory/adjustment-form.ts'
import type { AdjustmentRow } from '#app/shop/inventory/list-adjustments.server.ts'
import { Combobox } from '#app/ui/combobox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { ChangedMeanwhile } from '../layout/changed-meanwhile.tsx'
import { type EditAnswer, type Texts, useLatest } from '../layout/latest.ts'
import { BackToList, FormButtons } from '../layout/record-form.tsx'

export const adjustmentDialogs = ['nuevo', 'editar', 'eliminar']

const kindOptions = (['entrada', 'salida'] as const).map((kind) => ({
  value: kind,
  label: adjustmentLabels[kind],
  hint: kind === 'entrada' ? 'Suma unidades' : 'Resta unidades',
}))

export function NewAdjustmentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Nuevo Ajuste de Inventario">
      <NewAdjustment onClose={onClose} />
    </Dialog>
  )
}

function NewAdjustment({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<FormResult>()
  const [product, setProduct] = useState<FoundProduct | null>(null)
  const [withInactive, setWithInactive] = useState(false)
  const { form, fields, formProps } = useCheckedForm({
    schema: newAdjustmentForm,
    result: fetcher.data,
    title: 'Error al crear ajuste de inventario',
    initial: { productId: '', kind: 'entrada', quantity: '', comment: '' },
  })
  const search = async (text: string, signal: AbortSignal) => {
    const query = new URLSearchParams({ q: text, inactivos: withInactive ? 'si' : '' })
    const answer = await fetch(`/admin/productos/elegir?${query}`, { signal })
    return ((await answer.json()) as { products: FoundProduct[] }).products
  }
  return (
    <fetcher.Form method="post" action="/admin/ajuste-inventario/crear" {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      <BackToList dialogs={adjustmentDialogs} />
      <input type="hidden" name="productId" value={product?.id ?? ''} />
      <Combobox
        id={fields.productId.id}
        label="Producto"
        required
        search={search}
        keyOf={(item) => item.id}
        labelOf={(item) => item.name}
        renderItem={(item) => <FoundItem product={item} />}
        value={product}
        onChange={setProduct}
        placeholder="Nombre, SKU o código de barras"
        error={fields.productId.errors}
        hint={product ? stockOf(product) : 'Escribe o escanea el código.'}
      />
      <SwitchField
        label="Incluir inactivos y vencidos"
        checked={withInactive}
        onChange={(event) => setWithInactive(event.target.checked)}
      />
      <KindField field={fields.kind} />
      <NumberField label="Cantidad" field={fields.quantity} required />
      <TextAreaField label="Comentarios" field={fields.comment} rows={2} placeholder="Por qué entra o sale" />
      <FormButtons onClose={onClose} pending={fetcher.state !== 'idle'} pendingText="Guardando...">
        Crear Ajuste
      </FormButtons>
    </fetcher.Form>
  )
}

function FoundItem({ product }: { product: FoundProduct }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">{product.name}</span>
      <span className="block truncate text-sm text-ink-soft">
        {[product.sku, stockOf(product), product.active ? '' : 'Inactivo'].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function stockOf({ onHand, available }: FoundProduct): string {
  return available === onHand ? `Hay ${onHand}` : `Hay ${onHand}, ${onHand - available} apartadas en pedidos`
}

type KindProps = { field: React.ComponentProps<typeof RadioField>['field'] }

function KindField({ field }: KindProps) {
  return <RadioField legend="Tipo de Ajuste" field={field} options={kindOptions} columns={2} required />
}

type EditProps = { adjustment: AdjustmentRow; onClose: () => void }

export function EditAdjustmentDialog({ adjustment, onClose }: EditProps) {
  const fetcher = useFetcher<EditAnswer<AdjustmentRow>>()
  const latest = useLatest(adjustment, adjustmentTexts, fetcher.data)
  const { base } = latest
  return (
    <Dialog open onClose={onClose} title="Editar Ajuste" description={base.product}>
      <div className="stack">
        <ChangedMeanwhile
          by={latest.by}
          changes={latest.changes}
          what="este ajuste"
          labels={{ kind: 'Tipo', quantity: 'Cantidad', comment: 'Comentarios' }}
          spell={(field, value) =>
            field === 'kind' ? adjustmentLabels[value as AdjustmentKind] : String(value || '—')
          }
        />
        <EditAdjustmentForm
          key={base.version}
          base={base}
          initial={latest.initial}
          fetcher={fetcher}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

function adjustmentTexts({ kind, quantity, comment }: AdjustmentRow): Texts {
  return { kind, quantity: String(quantity), comment: comment ?? '' }
}

type EditFormProps = {
  base: AdjustmentRow
  initial: Texts
  fetcher: ReturnType<typeof useFetcher<FormResult>>
  onClose: () => void
}

function EditAdjustmentForm({ base, initial, fetcher, onClose }: EditFormProps) {
  const { form, fields, formProps } = useCheckedForm({
    schema: editAdjustmentForm,
    result: fetcher.data,
    title: 'Error al actualizar ajuste de inventario',
    initial: initial as Record<string, string>,
  })
  return (
    <fetcher.Form
      method="post"
      action={`/admin/ajuste-inventario/${base.id}/editar`}
      {...formProps}
      className="stack"
    >
      <FormErrors errors={form.errors} />
      <input type="hidden" name="version" value={base.version} />
      <BackToList dialogs={adjustmentDialogs} />
      <KindField field={fields.kind} />
      <NumberField label="Cantidad" field={fields.quantity} required />
      <TextAreaField label="Comentarios" field={fields.comment} rows={2} />
      <p className="field-hint">La diferencia se anota como un movimiento más en la historia del producto.</p>
      <FormButtons onClose={onClose} pending={fetcher.state !== 'idle'} pendingText="Guardando...">
        Actualizar
      </FormButtons>
    </fetcher.Form>
  )
}
