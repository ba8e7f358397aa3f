import { expect, test } from 'vitest'
import type { BusinessDay } from './business-day.ts'
import {
  formatLongDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekday,
} from './dates.ts'

const day = '2026-11-21' as BusinessDay

test('days are said in Spanish', () => {
  expect(formatLongDay(day)).toBe('21 de noviembre de 2026')
  expect(formatWeekday(day)).toBe('sábado, 21 de noviembre')
  expect(formatMonth(day)).toBe('noviembre de 2026')
  expect(formatShortDay(day)).toBe('21/11/2026')
})

test('the first and the last day of a month stay in it', () => {
  expect(formatLongDay('2027-01-01' as BusinessDay)).toBe('1 de enero de 2027')
  expect(formatMonth('2028-02-29' as BusinessDay)).toBe('febrero de 2028')
})

test('a moment is the one on the wall in Managua', () => {
  expect(formatTime(new Date('2026-11-21T20:05:00Z'))).toBe('2:05 p. m.')
  expect(formatMoment(new Date('2026-11-22T05:59:00Z'))).toBe('21/11/2026, 11:59 p. m.')
  expect(formatMoment(new Date('2026-11-22T06:00:00Z'))).toBe('22/11/2026, 12:00 a. m.')
})
