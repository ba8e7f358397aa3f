import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  type BusinessDay,
  businessDay,
  clockTime,
  daysBetween,
  endOfDay,
  firstOfMonth,
  lastOfMonth,
  parseBusinessDay,
  startOfDay,
  weekday,
} from './business-day.ts'

const zone = 'America/Managua'
const moment = fc.date({
  min: new Date('2007-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const inManagua = (date: Date) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone)
const day = moment.map((date) => businessDay(date))

test('the day is the one of the wall clock in Managua', () =>
  fc.assert(fc.property(moment, (date) => businessDay(date) === inManagua(date).toPlainDate().toString())))

test('so is the time', () =>
  fc.assert(
    fc.property(moment, (date) => clockTime(date) === inManagua(date).toPlainTime().toString().slice(0, 5)),
  ))

test('a day starts and ends where Temporal says', () =>
  fc.assert(
    fc.property(day, (of) => {
      const start = Temporal.PlainDate.from(of).toZonedDateTime(zone)
      return (
        startOfDay(of).getTime() === start.epochMilliseconds &&
        endOfDay(of).getTime() === start.add({ days: 1 }).epochMilliseconds
      )
    }),
  ))

test('days are added and counted as in the calendar', () =>
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      const to = addDays(from, days)
      return to === Temporal.PlainDate.from(from).add({ days }).toString() && daysBetween(from, to) === days
    }),
  ))

test('months end where they end', () =>
  fc.assert(
    fc.property(day, (of) => {
      const date = Temporal.PlainDate.from(of)
      return lastOfMonth(of) === date.with({ day: date.daysInMonth }).toString()
    }),
  ))

test('29 February', () => {
  expect(lastOfMonth('2028-02-10' as BusinessDay)).toBe('2028-02-29')
  expect(parseBusinessDay('2027-02-29')).toBeNull()
  expect(parseBusinessDay('2028-02-29')).toBe('2028-02-29')
})

test('a month starts on its first day, 23:59 is still today, and midnight is not', () => {
  expect(firstOfMonth('2028-02-29' as BusinessDay)).toBe('2028-02-01')
  expect(businessDay(new Date('2028-03-01T05:59:59.999Z'))).toBe('2028-02-29')
  expect(businessDay(new Date('2028-03-01T06:00:00.000Z'))).toBe('2028-03-01')
  expect(addDays('2027-12-31' as BusinessDay, 1)).toBe('2028-01-01')
})

test('weekdays: 0 is Sunday', () =>
  fc.assert(fc.property(day, (of) => weekday(of) === Temporal.PlainDate.from(of).dayOfWeek % 7)))

test.each([
  '',
  '2026-13-01',
  '2026-1-1',
  '0000-01-01',
  '1899-12-31',
  '9999-12-31',
  '21/11/2026',
  "2026-01-01'; drop",
  '２０２６-01-01',
])('%j is no day', (text) => expect(parseBusinessDay(text)).toBeNull())
