import { expect, test } from 'vitest'
import { pickupHours } from '#app/shop/settings/hours.ts'
import { isOfferedSlot, offeredDays, spellSlotTime } from './pickup-slots.ts'

const hours = pickupHours.parse({})
const fridayNight = new Date('2026-11-21T05:59:00Z')
const saturday = new Date('2026-11-21T06:00:00Z')

test('seven dates from tomorrow in Managua, Sundays skipped', () => {
  const days = (now: Date) => offeredDays(now, hours).map(({ day }) => day)
  expect(days(fridayNight)).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
  expect(days(saturday)[0]).toBe('2026-11-23')
  expect(days(saturday)).toHaveLength(7)
})

test('slots on the hour with both ends: 09:00 to 16:00 on weekdays, to 12:00 on Saturday', () => {
  const [first, second] = offeredDays(fridayNight, hours)
  expect(first?.times).toEqual(['09:00', '10:00', '11:00', '12:00'])
  expect(second?.times).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
})

test('days on which the shop is closed are skipped, and hours that are not whole are rounded inwards', () => {
  const short = pickupHours.parse({ weekdays: { opens: '08:30', closes: '10:45' }, saturday: null })
  const days = offeredDays(fridayNight, short)
  expect(days.map(({ day }) => day)).not.toContain('2026-11-21')
  expect(days[0]?.times).toEqual(['09:00', '10:00'])
})

test('only an offered slot is a slot', () => {
  const at = (day: string, time: string) => isOfferedSlot({ day, time }, fridayNight, hours)
  expect(at('2026-11-21', '12:00')).toBe(true)
  expect(at('2026-11-21', '13:00')).toBe(false)
  expect(at('2026-11-20', '09:00')).toBe(false)
  expect(at('2026-11-22', '09:00')).toBe(false)
  expect(at('2026-11-23', '09:30')).toBe(false)
  expect(at('2026-11-30', '09:00')).toBe(false)
})

test('an hour is said as people say it', () => {
  expect(['09:00', '12:00', '16:00'].map(spellSlotTime)).toEqual(['9:00 AM', '12:00 PM', '4:00 PM'])
})
