import { z } from 'zod'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Usa el formato 08:00')
const span = z.object({ opens: clock, closes: clock }).refine((day) => day.opens < day.closes, {
  message: 'La hora de cierre debe ser después de la de apertura',
})

/** Monday to Friday, Saturday and Sunday; null means closed. */
const week = (weekdays: Span, saturday: Span | null) =>
  z.object({
    weekdays: span.nullable().default(weekdays),
    saturday: span.nullable().default(saturday),
    sunday: span.nullable().default(null),
  })

export type Span = z.output<typeof span>
export type WeekHours = z.output<ReturnType<typeof week>>

export const openingHours = week({ opens: '08:00', closes: '18:00' }, { opens: '09:00', closes: '16:00' })
export const supportHours = week({ opens: '08:00', closes: '18:00' }, { opens: '09:00', closes: '15:00' })
/** First and last slot, both offered. */
export const pickupHours = week({ opens: '09:00', closes: '16:00' }, { opens: '09:00', closes: '12:00' })

/** Hours of one weekday; 0 is Sunday. */
export function hoursOn(hours: WeekHours, weekday: number): Span | null {
  if (weekday === 0) return hours.sunday
  return weekday === 6 ? hours.saturday : hours.weekdays
}

function spell(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`
}

/** "Lun-Vie 8:00 AM-6:00 PM", "Sáb 9:00 AM-3:00 PM", "Dom cerrado" */
export function spellHours(hours: WeekHours): string[] {
  const days: [string, Span | null][] = [
    ['Lun-Vie', hours.weekdays],
    ['Sáb', hours.saturday],
    ['Dom', hours.sunday],
  ]
  return days.map(([name, day]) =>
    day ? `${name} ${spell(day.opens)}-${spell(day.closes)}` : `${name} cerrado`,
  )
}
