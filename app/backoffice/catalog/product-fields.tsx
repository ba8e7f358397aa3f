import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { genders } from '#app/shop/catalog/catalog-filters.ts'
import { expiryOf } from '#app/shop/catalog/expiry.ts'
import { healthGoalLabels, healthGoals } from '#app/shop/catalog/health-goals.ts'
import type { ProductFormValue } from '#app/shop/catalog/product-form.ts'
import type { StaffProduct } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { type BusinessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { formatCordobas, parseCordobas } from '#app/shop/kernel/money.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Texts } from '../layout/latest.ts'
import { PicturesField } from './pictures/pictures-field.tsx'
import type { FormChoices } from './product-form-dialog.tsx'

// biome-ignore lint/suspicious/noExplicitAny: what a field holds is checked by the schema
export type ProductFieldset = Record<keyof ProductFormValue, FieldMetadata<any>>

type Props = {
  fields: ProductFieldset
  initial: Texts
  product?: StaffProduct
  choices: FormChoices
  onBusy: (busy: boolean) => void
}

/** The four sections of a product's form. */
export function ProductFields({ fields, initial, product, choices, onBusy }: Props) {
  return (
    <div className="stack">
      <FormSection title="Información Básica">
        <TextField label="Nombre" field={fields.name} required autoComplete="off" className="sm:col-span-2" />
        <TextField label="Marca" field={fields.brand} list="marcas" autoComplete="off" />
        <datalist id="marcas">
          {choices.brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <SelectField
          label="Categoría"
          field={fields.categoryId}
          placeholder="Sin categoría"
          options={categoryOptions(choices, product)}
        />
        <TextField label="SKU" field={fields.sku} autoComplete="off" />
        <TextField label="Código de barras" field={fields.code} inputMode="numeric" autoComplete="off" />
        <TextAreaField label="Descripción" field={fields.description} rows={3} className="sm:col-span-2" />
      </FormSection>
      <PricesAndStock fields={fields} product={product} />
      <Details fields={fields} initial={initial} choices={choices} />
      <FormSection title="Imágenes del Producto">
        <div className="sm:col-span-2">
          <PicturesField name={fields.pictures.name} atFirst={picturesOf(initial, product)} onBusy={onBusy} />
        </div>
      </FormSection>
    </div>
  )
}

export function FormSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="float-left mb-3 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function PricesAndStock({ fields, product }: Pick<Props, 'fields' | 'product'>) {
  const price = parseCordobas(String(fields.price.value ?? ''))
  const cost = parseCordobas(String(fields.cost.value ?? ''))
  const percent = Number(fields.discountPercent.value || 0)
  const valid = Number.isInteger(percent) && percent >= 0 && percent <= 100
  const final = price !== null && valid ? finalPrice(price, percent) : null
  const stock = Number(fields.stock.value)
  const isLow = Boolean(fields.stock.value) && Number.isInteger(stock) && stock < LOW
  return (
    <FormSection title="Precios e Inventario">
      <MoneyField label="Precio" field={fields.price} required />
      <MoneyField label="Costo" field={fields.cost} required />
      <NumberField label="Descuento" field={fields.discountPercent} suffix="%" />
      <p className="self-end pb-2 text-sm text-ink-soft" role="status">
        {final !== null && percent > 0 ? `Se vende a ${formatCordobas(final)}. ` : ''}
        {final !== null && cost !== null && final > 0
          ? `Ganancia ${formatCordobas((final - cost) as typeof final)} (${Math.round(((final - cost) / final) * 100)} %).`
          : ''}
      </p>
      <NumberField
        label="Stock"
        field={fields.stock}
        required
        hint={
          product && product.reserved > 0
            ? `${product.reserved} de ellas están apartadas en pedidos.`
            : undefined
        }
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField label="Stock mínimo" field={fields.minStock} />
        <NumberField label="Stock máximo" field={fields.maxStock} />
      </div>
      {isLow ? (
        <Notice tone="warning" className="sm:col-span-2" live>
          Stock bajo: quedan menos de {LOW} unidades.
        </Notice>
      ) : null}
    </FormSection>
  )
}

const LOW = 5

function Details({ fields, initial, choices }: Pick<Props, 'fields' | 'initial' | 'choices'>) {
  const { days, deactivates, today } = choices.expiry
  const day = parseBusinessDay(String(fields.expiresOn.value ?? ''))
  const expiry = expiryOf(day, today as BusinessDay, days)
  const [goals, setGoals] = useState(() => new Set([initial.healthGoals ?? []].flat()))
  return (
    <FormSection title="Detalles del Producto">
      <TextField
        label="Presentación"
        field={fields.presentation}
        placeholder="60 cápsulas"
        autoComplete="off"
      />
      <DateField
        label="Fecha de expiración"
        field={fields.expiresOn}
        hint={
          deactivates
            ? `Los productos que vencen en los próximos ${days} días o ya vencidos se desactivan automáticamente.`
            : undefined
        }
      />
      {expiry === 'soon' || expiry === 'expired' ? (
        <Notice tone="warning" className="sm:col-span-2" live>
          {expiry === 'expired' ? 'Este producto ya venció.' : 'Este producto está próximo a vencer.'}
          {deactivates ? ' Al guardar quedará inactivo.' : ''}
        </Notice>
      ) : null}
      <TextAreaField label="Instrucciones de uso" field={fields.usage} rows={3} className="sm:col-span-2" />
      <fieldset className="sm:col-span-2">
        <legend className="field-label">Metas de salud</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {healthGoals.map((goal) => (
            <CheckboxField
              key={goal}
              label={healthGoalLabels[goal]}
              name={fields.healthGoals.name}
              value={goal}
              checked={goals.has(goal)}
              onChange={(event) => {
                const next = new Set(goals)
                if (event.target.checked) next.add(goal)
                else next.delete(goal)
                setGoals(next)
              }}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        label="Género"
        field={fields.gender}
        placeholder="Sin indicar"
        options={genders.map((gender) => ({ value: gender, label: gender }))}
      />
      <TextField label="Concentración de alcohol" field={fields.alcoholConcentration} autoComplete="off" />
      <NumberField
        label="Lugar entre los destacados"
        field={fields.featuredPosition}
        hint="Del 1 en adelante, para fijarlo en la portada. Vacío: no se fija."
      />
      <SwitchField
        label="Producto activo"
        hint="Solo los activos se ven y se venden en la tienda."
        field={fields.active}
      />
    </FormSection>
  )
}

/** The categories one can choose; one that is switched off or deleted only where the product is already in it. */
function categoryOptions({ categories }: FormChoices, product: StaffProduct | undefined) {
  const offered = categories
    .filter(({ id, active }) => active || id === product?.categoryId)
    .map(({ id, name, active }) => ({ value: String(id), label: active ? name : `${name} (inactiva)` }))
  const isKnown = product?.categoryId == null || categories.some(({ id }) => id === product.categoryId)
  return isKnown
    ? offered
    : [{ value: String(product.categoryId), label: `${product.category} (eliminada)` }, ...offered]
}

/** After a conflict some of the keys are those of the other editor: their colours are not known, their pictures are. */
function picturesOf({ pictures }: Texts, product: StaffProduct | undefined) {
  return [pictures ?? []]
    .flat()
    .map((key) => product?.pictures.find((picture) => picture.key === key) ?? { key, placeholder: '' })
}
