import { type BusinessDay, businessDay, SHOP_TIME_ZONE } from './business-day.ts'

const long = new Intl.DateTimeFormat('es-NI', { dateStyle: 'long', timeZone: 'UTC' })
const longWithWeekday = new Intl.DateTimeFormat('es-NI', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const monthAndYear = new Intl.DateTimeFormat('es-NI', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('es-NI', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: SHOP_TIME_ZONE,
})

const asDate = (day: BusinessDay) => new Date(`${day}T12:00:00Z`)

/** "21 de noviembre de 2026" */
export const formatLongDay = (day: BusinessDay) => long.format(asDate(day))
/** "sábado, 21 de noviembre" */
export const formatWeekday = (day: BusinessDay) => longWithWeekday.format(asDate(day))
/** "noviembre de 2026" */
export const formatMonth = (day: BusinessDay) => monthAndYear.format(asDate(day))
/** "21/11/2026" */
export const formatShortDay = (day: BusinessDay) => day.split('-').reverse().join('/')
/** "21/11/2026, 2:05 p. m." */
export const formatMoment = (moment: Date) => `${formatShortDay(businessDay(moment))}, ${time.format(moment)}`
/** "2:05 p. m." */
export const formatTime = (moment: Date) => time.format(moment)
