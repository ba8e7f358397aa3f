import { useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { productForm } from '#app/shop/catalog/product-form.ts'
import { productLabels } from '#app/shop/catalog/product-labels.ts'
import type { StaffProduct } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { listQuery } from '../layout/back-to.ts'
import { ChangedMeanwhile } from '../layout/changed-meanwhile.tsx'
import { useDiscardGuard } from '../layout/discard-guard.tsx'
import { type EditAnswer, type Texts, useLatest } from '../layout/latest.ts'
import { productDialogs } from './product-dialogs.ts'
import { ProductFields } from './product-fields.tsx'
import { newProductTexts, productTexts, spellText } from './product-texts.ts'

export type FormChoices = {
  categories: { id: number; name: string; active: boolean }[]
  brands: string[]
  expiry: { days: number; deactivates: boolean; today: string }
}

export function NewProductDialog({ onClose, choices }: { onClose: () => void; choices: FormChoices }) {
  const fetcher = useFetcher<FormResult>()
  const [busy, setBusy] = useState(false)
  const guard = useDiscardGuard(onClose)
  return (
    <Dialog
      open
      onClose={guard.close}
      title="Nuevo Producto"
      size="lg"
      footer={
        <Buttons formId="producto-nuevo" onClose={guard.close} pending={fetcher.state !== 'idle'} busy={busy}>
          Crear Producto
        </Buttons>
      }
    >
      <div {...guard.watch}>
        <ProductForm
          id="producto-nuevo"
          fetcher={fetcher}
          action="/admin/productos/crear"
          initial={newProductTexts}
          choices={choices}
          onBusy={setBusy}
        />
      </div>
      {guard.question}
    </Dialog>
  )
}

type EditProps = { product: StaffProduct; onClose: () => void; choices: FormChoices }

export function EditProductDialog({ product, onClose, choices }: EditProps) {
  const fetcher = useFetcher<EditAnswer<StaffProduct>>()
  const latest = useLatest(product, productTexts, fetcher.data)
  const [busy, setBusy] = useState(false)
  const guard = useDiscardGuard(onClose)
  const { base } = latest
  return (
    <Dialog
      open
      onClose={guard.close}
      title="Editar Producto"
      description={base.name}
      size="lg"
      footer={
        <Buttons formId="producto" onClose={guard.close} pending={fetcher.state !== 'idle'} busy={busy}>
          Guardar Cambios
        </Buttons>
      }
    >
      <div className="stack" {...guard.watch}>
        <ChangedMeanwhile
          by={latest.by}
          changes={latest.changes}
          what="este producto"
          labels={productLabels}
          spell={(field, value) => spellText(field, value, choices.categories)}
        />
        <ProductForm
          key={`${base.version} ${base.onHand}`}
          id="producto"
          fetcher={fetcher}
          action={`/admin/productos/${base.id}/editar`}
          initial={latest.initial}
          product={base}
          choices={choices}
          onBusy={setBusy}
        />
      </div>
      {guard.question}
    </Dialog>
  )
}

type FormProps = {
  id: string
  fetcher: ReturnType<typeof useFetcher<FormResult>>
  action: string
  initial: Texts
  product?: StaffProduct
  choices: FormChoices
  onBusy: (busy: boolean) => void
}

function ProductForm({ id, fetcher, action, initial, product, choices, onBusy }: FormProps) {
  const [search] = useSearchParams()
  const { form, fields, formProps } = useCheckedForm({
    id,
    schema: productForm,
    result: fetcher.data,
    title: product ? 'Error al actualizar producto' : 'Error al crear producto',
    initial: initial as Record<string, string>,
  })
  return (
    <fetcher.Form method="post" action={action} {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      {product ? (
        <>
          <input type="hidden" name="version" value={product.version} />
          <input type="hidden" name="stockShown" value={product.onHand} />
        </>
      ) : null}
      <input type="hidden" name="volver" value={listQuery(search, productDialogs)} />
      <ProductFields fields={fields} initial={initial} product={product} choices={choices} onBusy={onBusy} />
    </fetcher.Form>
  )
}

type ButtonsProps = { formId: string; onClose: () => void; pending: boolean; busy: boolean; children: string }

function Buttons({ formId, onClose, pending, busy, children }: ButtonsProps) {
  return (
    <FormActions>
      <Button type="button" variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={formId} pending={pending} disabled={busy}>
        {busy ? 'Subiendo imágenes...' : children}
      </Button>
    </FormActions>
  )
}
