import { addDays, type BusinessDay, businessDay, weekday } from '#app/shop/kernel/business-day.ts'
import { hoursOn, type WeekHours } from '#app/shop/settings/hours.ts'

export type PickupDay = { day: BusinessDay; times: string[] }

const DAYS = 7
const SUNDAY = 0

/** Seven dates from tomorrow on, Sundays and closed days skipped, each with its slots on the hour, both ends included. */
export function offeredDays(now: Date, hours: WeekHours): PickupDay[] {
  const days: PickupDay[] = []
  const today = businessDay(now)
  for (let ahead = 1; days.length < DAYS && ahead <= 4 * DAYS; ahead++) {
    const day = addDays(today, ahead)
    const times = timesOf(day, hours)
    if (times.length > 0) days.push({ day, times })
  }
  return days
}

function timesOf(day: BusinessDay, hours: WeekHours): string[] {
  const span = weekday(day) === SUNDAY ? null : hoursOn(hours, weekday(day))
  if (!span) return []
  const first = Math.ceil(minutes(span.opens) / 60)
  const last = Math.floor(minutes(span.closes) / 60)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, i) => `${String(first + i).padStart(2, '0')}:00`,
  )
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

export function isOfferedSlot(slot: { day: string; time: string }, now: Date, hours: WeekHours): boolean {
  return offeredDays(now, hours).some(({ day, times }) => day === slot.day && times.includes(slot.time))
}

/** "9:00 AM" */
export function spellSlotTime(time: string): string {
  const hour = Math.floor(minutes(time) / 60)
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}
