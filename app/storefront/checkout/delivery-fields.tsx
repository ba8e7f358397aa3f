import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { CheckoutData } from './checkout.tsx'
import type { Errors } from './checkout-form.tsx'
import type { Draft } from './draft.ts'
import { PickupDialog } from './pickup-dialog.tsx'

type Props = { data: CheckoutData; draft: Draft; errors: Errors; edit: (changes: Partial<Draft>) => void }

export function DeliveryFields({ data, draft, errors, edit }: Props) {
  const [scheduling, setScheduling] = useState(false)
  const choose = (deliveryMethod: string) => {
    edit({ deliveryMethod })
    if (deliveryMethod === 'pickup' && !draft.pickupTime) setScheduling(true)
  }
  return (
    <section className="card stack" aria-labelledby="entrega">
      <h2 id="entrega" className="text-xl">
        Método de entrega
      </h2>
      <RadioField
        legend="¿Cómo quieres recibir tu pedido?"
        name="deliveryMethod"
        columns={2}
        value={draft.deliveryMethod}
        onChange={choose}
        options={[
          { value: 'delivery', label: 'Envío a domicilio', hint: 'A toda Nicaragua, según el departamento' },
          { value: 'pickup', label: 'Retiro en tienda', hint: 'Gratis, con cita' },
        ]}
      />
      {draft.deliveryMethod === 'delivery' ? (
        <>
          <SelectField
            label="Departamento"
            name="departmentId"
            autoComplete="address-level1"
            required
            placeholder="Elige tu departamento"
            value={draft.departmentId}
            error={errors.departmentId}
            onChange={(event) => edit({ departmentId: event.currentTarget.value })}
            options={data.departments.map(({ id, name, shippingCost }) => ({
              value: String(id),
              label: `${name} (${formatCordobas(shippingCost)})`,
            }))}
          />
          <TextAreaField
            label="Dirección"
            name="customerAddress"
            autoComplete="street-address"
            hint="Barrio, de dónde a dónde, color de la casa: lo que ayude a encontrarte."
            rows={3}
            maxLength={400}
            required
            value={draft.customerAddress}
            error={errors.customerAddress}
            onChange={(event) => edit({ customerAddress: event.currentTarget.value })}
          />
        </>
      ) : (
        <Appointment
          draft={draft}
          error={errors.pickupDay ?? errors.pickupTime}
          address={data.storeAddress}
          onSchedule={() => setScheduling(true)}
        />
      )}
      <TextAreaField
        label="Notas (opcional)"
        name="notes"
        rows={2}
        maxLength={1000}
        value={draft.notes}
        onChange={(event) => edit({ notes: event.currentTarget.value })}
      />
      <PickupDialog
        open={scheduling}
        onClose={() => setScheduling(false)}
        hours={data.pickupHours}
        days={data.days}
        chosen={{ day: draft.pickupDay, time: draft.pickupTime }}
        onChoose={(slot) => edit({ pickupDay: slot.day, pickupTime: slot.time })}
      />
    </section>
  )
}

type AppointmentProps = { draft: Draft; error: string | undefined; address: string; onSchedule: () => void }

function Appointment({ draft, error, address, onSchedule }: AppointmentProps) {
  const set = draft.pickupDay !== '' && draft.pickupTime !== ''
  return (
    <div className="stack">
      <p className="text-ink-soft">{address}</p>
      {set ? (
        <p className="font-semibold">
          {formatWeekday(draft.pickupDay as BusinessDay)}, {spellSlotTime(draft.pickupTime)}
        </p>
      ) : null}
      <div>
        <Button
          type="button"
          variant="secondary"
          icon={<CalendarClock />}
          aria-invalid={error ? true : undefined}
          onClick={onSchedule}
        >
          {set ? 'Cambiar la cita' : 'Programar cita'}
        </Button>
      </div>
      {error ? (
        <p role="alert" className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
