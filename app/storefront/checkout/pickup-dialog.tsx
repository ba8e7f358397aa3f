import { useEffect, useState } from 'react'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatWeekday } from '#app/shop/kernel/dates.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'

type Slot = { day: string; time: string }
type Day = { day: BusinessDay; slots: { time: string; full: boolean }[] }
type Props = {
  open: boolean
  onClose: () => void
  hours: string
  days: Day[]
  chosen: Slot
  onChoose: (slot: Slot) => void
}

/** A date and a time, both needed; another date clears the time. */
export function PickupDialog({ open, onClose, hours, days, chosen, onChoose }: Props) {
  const [day, setDay] = useState(chosen.day)
  const [time, setTime] = useState(chosen.time)
  useEffect(() => {
    if (!open) return
    setDay(chosen.day)
    setTime(chosen.time)
  }, [open, chosen.day, chosen.time])
  const slots = days.find((offered) => offered.day === day)?.slots ?? []
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Programar cita para retiro"
      description={hours}
      footer={
        <FormActions>
          <Button type="button" variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="button"
            disabled={!day || !time}
            onClick={() => {
              onChoose({ day, time })
              onClose()
            }}
          >
            Confirmar cita
          </Button>
        </FormActions>
      }
    >
      <div className="stack">
        <RadioField
          legend="Fecha"
          name="pickup-day"
          columns={2}
          value={day}
          onChange={(next) => {
            setDay(next)
            setTime('')
          }}
          options={days.map((offered) => ({ value: offered.day, label: formatWeekday(offered.day) }))}
        />
        {day ? (
          <RadioField
            legend="Hora"
            name="pickup-time"
            columns={4}
            value={time}
            onChange={setTime}
            options={slots.map((slot) => ({
              value: slot.time,
              label: spellSlotTime(slot.time),
              disabled: slot.full,
              hint: slot.full ? 'Sin cupo' : undefined,
            }))}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
