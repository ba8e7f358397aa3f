/** A day of the shop in Managua, written YYYY-MM-DD. */
export type BusinessDay = string & { readonly __brand: 'business-day' }

export const SHOP_TIME_ZONE = 'America/Managua'

/** Nicaragua has kept UTC-6 without summer time since 2006; the browser may not know Temporal yet. */
const OFFSET_MS = 6 * 60 * 60 * 1000

export function businessDay(now: Date): BusinessDay {
  return new Date(now.getTime() - OFFSET_MS).toISOString().slice(0, 10) as BusinessDay
}

/** Days of the years that the calendar, the database and people agree on: 1900 to 2999. */
export function parseBusinessDay(text: string): BusinessDay | null {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return null
  return text as BusinessDay
}

/** The first instant of the day, in Managua. */
export function startOfDay(day: BusinessDay): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + OFFSET_MS)
}

/** The first instant after the day: use it as an exclusive end. */
export function endOfDay(day: BusinessDay): Date {
  return startOfDay(addDays(day, 1))
}

export function addDays(day: BusinessDay, days: number): BusinessDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10) as BusinessDay
}

export function daysBetween(from: BusinessDay, to: BusinessDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** 0 is Sunday. */
export function weekday(day: BusinessDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export function firstOfMonth(day: BusinessDay): BusinessDay {
  return `${day.slice(0, 7)}-01` as BusinessDay
}

export function lastOfMonth(day: BusinessDay): BusinessDay {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as BusinessDay
}

/** "14:05" on the shop's wall clock. */
export function clockTime(moment: Date): string {
  return new Date(moment.getTime() - OFFSET_MS).toISOString().slice(11, 16)
}
