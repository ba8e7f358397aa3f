import { useFetcher } from 'react-router'
import { addDays, type BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import type { PromoCodeRow } from '#app/shop/promotions/list-promo-codes.server.ts'
import { promoCodeForm, promoCodeLabels } from '#app/shop/promotions/promo-code-form.ts'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { ChangedMeanwhile } from '../layout/changed-meanwhile.tsx'
import { type EditAnswer, type Texts, useLatest } from '../layout/latest.ts'
import { BackToList, FormButtons } from '../layout/record-form.tsx'

export const promoCodeDialogs = ['nuevo', 'editar', 'eliminar']

type NewProps = { open: boolean; onClose: () => void; today: BusinessDay }

export function NewPromoCodeDialog({ open, onClose, today }: NewProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Crear Código Promocional">
      <NewPromoCode onClose={onClose} today={today} />
    </Dialog>
  )
}

function NewPromoCode({ onClose, today }: Omit<NewProps, 'open'>) {
  const fetcher = useFetcher<FormResult>()
  const initial = {
    code: '',
    description: '',
    discountPercent: '',
    startsOn: today,
    endsOn: addDays(today, 30),
    active: 'on',
    maxUses: '',
    maxUsesPerCustomer: '',
    minimumPurchase: '',
  }
  return (
    <PromoCodeForm fetcher={fetcher} action="/admin/promociones/crear" initial={initial} onClose={onClose} />
  )
}

export function EditPromoCodeDialog({ promo, onClose }: { promo: PromoCodeRow; onClose: () => void }) {
  const fetcher = useFetcher<EditAnswer<PromoCodeRow>>()
  const latest = useLatest(promo, promoTexts, fetcher.data)
  const { base } = latest
  return (
    <Dialog open onClose={onClose} title="Editar Código Promocional">
      <div className="stack">
        <ChangedMeanwhile
          by={latest.by}
          changes={latest.changes}
          what="este código"
          labels={promoCodeLabels}
          spell={spell}
        />
        <PromoCodeForm
          key={base.version}
          fetcher={fetcher}
          action={`/admin/promociones/${base.id}/editar`}
          initial={latest.initial}
          promo={base}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

function promoTexts(promo: PromoCodeRow): Texts {
  return {
    code: promo.code,
    description: promo.description ?? '',
    discountPercent: String(promo.discountPercent),
    startsOn: promo.startsOn,
    endsOn: promo.endsOn,
    active: promo.active ? 'on' : '',
    maxUses: String(promo.maxUses ?? ''),
    maxUsesPerCustomer: String(promo.maxUsesPerCustomer ?? ''),
    minimumPurchase: promo.minimumPurchase === null ? '' : plainCordobas(promo.minimumPurchase),
  }
}

function spell(field: string, value: string | string[]): string {
  if (field === 'active') return value === 'on' ? 'Sí' : 'No'
  if (field === 'startsOn' || field === 'endsOn') return formatShortDay(value as BusinessDay)
  return String(value || '—')
}

type FormProps = {
  fetcher: ReturnType<typeof useFetcher<FormResult>>
  action: string
  initial: Texts
  promo?: PromoCodeRow
  onClose: () => void
}

function PromoCodeForm({ fetcher, action, initial, promo, onClose }: FormProps) {
  const { form, fields, formProps } = useCheckedForm({
    schema: promoCodeForm,
    result: fetcher.data,
    title: promo ? 'Error al actualizar el código promocional' : 'Error al crear el código promocional',
    initial: initial as Record<string, string>,
  })
  return (
    <fetcher.Form method="post" action={action} {...formProps} className="stack">
      <FormErrors errors={form.errors} />
      {promo ? <input type="hidden" name="version" value={promo.version} /> : null}
      <BackToList dialogs={promoCodeDialogs} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Código" field={fields.code} required uppercase autoComplete="off" />
        <NumberField label="Porcentaje de Descuento" field={fields.discountPercent} required suffix="%" />
        <TextField
          label="Descripción"
          field={fields.description}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <DateField label="Fecha Inicio" field={fields.startsOn} required />
        <DateField
          label="Fecha Final"
          field={fields.endsOn}
          required
          hint="Vale hasta el último minuto de ese día."
        />
      </div>
      <fieldset className="border-t border-line pt-4">
        <legend className="field-label float-left mb-2 w-full">Límites (vacío: sin límite)</legend>
        <div className="clear-both grid gap-4 sm:grid-cols-3">
          <NumberField label="Usos en total" field={fields.maxUses} />
          <NumberField label="Usos por cliente" field={fields.maxUsesPerCustomer} />
          <MoneyField label="Compra mínima" field={fields.minimumPurchase} />
        </div>
      </fieldset>
      <SwitchField label="Activo" field={fields.active} />
      <FormButtons onClose={onClose} pending={fetcher.state !== 'idle'} pendingText="Guardando...">
        {promo ? 'Actualizar' : 'Crear'}
      </FormButtons>
    </fetcher.Form>
  )
}
