import { useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import type { bulkKinds } from '#app/shop/catalog/bulk-change.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useAnswer } from '#app/ui/use-answer.ts'
import { listQuery } from '../layout/back-to.ts'
import { productDialogs } from './product-dialogs.ts'

type Kind = (typeof bulkKinds)[number]
type Category = { id: number; name: string }

type BarProps = {
  chosen: ReadonlySet<number>
  total: number
  isWholePage: boolean
  onChoosePage: () => void
  onNone: () => void
  categories: Category[]
}

/** What can be done with several products at once; it stands in reach for as long as some are chosen. */
export function BulkBar({ chosen, total, isWholePage, onChoosePage, onNone, categories }: BarProps) {
  const [changing, setChanging] = useState(false)
  const [all, setAll] = useState(false)
  if (chosen.size === 0) return null
  const isAll = all && isWholePage
  const count = isAll ? total : chosen.size
  const noun = count === 1 ? 'producto elegido' : 'productos elegidos'
  return (
    <div className="sticky bottom-20 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-leaf bg-surface p-3 shadow-lg lg:bottom-4">
      <p role="status" className="mr-auto font-semibold">
        {formatCount(count)} {noun}
      </p>
      {isWholePage && total > chosen.size ? (
        <Button type="button" variant="quiet" size="small" onClick={() => setAll(!all)}>
          {isAll ? 'Solo los de esta página' : `Elegir los ${formatCount(total)} de la búsqueda`}
        </Button>
      ) : null}
      {isWholePage ? null : (
        <Button type="button" variant="quiet" size="small" onClick={onChoosePage}>
          Elegir toda la página
        </Button>
      )}
      <Button type="button" variant="quiet" size="small" onClick={onNone}>
        Quitar selección
      </Button>
      <Button type="button" onClick={() => setChanging(true)}>
        Cambiar
      </Button>
      <Dialog
        open={changing}
        onClose={() => setChanging(false)}
        title={`Cambiar ${formatCount(count)} ${count === 1 ? 'producto' : 'productos'}`}
      >
        <BulkForm
          ids={isAll ? 'all' : [...chosen]}
          categories={categories}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false)
            setAll(false)
            onNone()
          }}
        />
      </Dialog>
    </div>
  )
}

const kinds: { value: Kind; label: string }[] = [
  { value: 'shift-price', label: 'Subir o bajar el precio' },
  { value: 'set-price', label: 'Poner un precio' },
  { value: 'discount', label: 'Descuento' },
  { value: 'category', label: 'Categoría' },
  { value: 'state', label: 'Estado' },
]

type FormProps = { ids: 'all' | number[]; categories: Category[]; onClose: () => void; onDone: () => void }

function BulkForm({ ids, categories, onClose, onDone }: FormProps) {
  const fetcher = useFetcher<{ error: string }>()
  const [search] = useSearchParams()
  const [kind, setKind] = useState<Kind>('shift-price')
  const error = fetcher.state === 'idle' ? fetcher.data?.error : undefined
  useAnswer(fetcher, (refused) => {
    if (!refused) onDone()
  })
  return (
    <fetcher.Form method="post" action="/admin/productos/varios" className="stack" noValidate>
      {ids === 'all' ? (
        <input type="hidden" name="todos" value="si" />
      ) : (
        ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
      )}
      <input type="hidden" name="volver" value={listQuery(search, productDialogs)} />
      <RadioField
        legend="Qué cambiar"
        name="kind"
        columns={2}
        options={kinds}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
      />
      <BulkValue key={kind} kind={kind} categories={categories} error={error} />
      <FormActions>
        <Button type="button" variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" pending={fetcher.state !== 'idle'} pendingText="Cambiando...">
          Aplicar
        </Button>
      </FormActions>
    </fetcher.Form>
  )
}

function BulkValue({ kind, categories, error }: { kind: Kind; categories: Category[]; error?: string }) {
  switch (kind) {
    case 'shift-price':
      return (
        <NumberField
          name="value"
          label="Porcentaje"
          suffix="%"
          error={error}
          inputMode="text"
          hint="10 sube los precios un 10 %; -10 los baja."
        />
      )
    case 'set-price':
      return <MoneyField name="value" label="Precio para todos" error={error} />
    case 'discount':
      return (
        <NumberField
          name="value"
          label="Descuento"
          suffix="%"
          error={error}
          hint="De 0 a 100. Con 0 se quita."
        />
      )
    case 'category':
      return (
        <SelectField
          name="value"
          label="Categoría"
          error={error}
          placeholder="Sin categoría"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )
    case 'state':
      return (
        <SelectField
          name="value"
          label="Estado"
          error={error}
          options={[
            { value: 'active', label: 'Activo' },
            { value: 'inactive', label: 'Inactivo' },
          ]}
        />
      )
  }
}
