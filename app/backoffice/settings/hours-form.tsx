import type { WeekHours } from '#app/shop/settings/hours.ts'
import { settingsForms } from '#app/shop/settings/settings-form.ts'
import { DateField } from '#app/ui/date-field.tsx'
import { useCheckedForm } from '#app/web/checked-form.ts'
import { type PartProps, SettingsFrame } from './settings-forms.tsx'

const weeks = [
  ['openingHours', 'Horario de la tienda'],
  ['supportHours', 'Horario de soporte'],
  ['pickupHours', 'Horario de retiros (primera y última cita)'],
] as const

const days = [
  ['weekdays', 'Lunes a viernes'],
  ['saturday', 'Sábado'],
  ['sunday', 'Domingo'],
] as const

export function HoursForm({ settings, result }: PartProps) {
  const { form, formProps } = useCheckedForm({ schema: settingsForms.horarios, result })
  const problems = form.allErrors
  return (
    <SettingsFrame formProps={formProps}>
      <p className="text-ink-soft">Un día sin horas queda cerrado.</p>
      {weeks.map(([name, title]) => (
        <fieldset key={name} className="stack">
          <legend className="font-semibold">{title}</legend>
          {days.map(([day, label]) => (
            <DayRow
              key={day}
              name={`${name}.${day}`}
              label={label}
              hours={settings[name]}
              day={day}
              problems={problems}
            />
          ))}
        </fieldset>
      ))}
    </SettingsFrame>
  )
}

type RowProps = {
  name: string
  label: string
  hours: WeekHours
  day: 'weekdays' | 'saturday' | 'sunday'
  problems: Record<string, string[]>
}

function DayRow({ name, label, hours, day, problems }: RowProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[10rem_1fr_1fr] sm:items-end">
      <p className="col-span-2 sm:col-span-1 sm:pb-3">{label}</p>
      <DateField
        type="time"
        label={`${label}, abre`}
        hideLabel
        name={`${name}.opens`}
        defaultValue={hours[day]?.opens ?? ''}
        error={problems[name] ?? problems[`${name}.opens`]}
      />
      <DateField
        type="time"
        label={`${label}, cierra`}
        hideLabel
        name={`${name}.closes`}
        defaultValue={hours[day]?.closes ?? ''}
        error={problems[`${name}.closes`]}
      />
    </div>
  )
}
