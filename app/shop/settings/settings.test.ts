import { expect, test } from 'vitest'
import { spellHours } from './hours.ts'
import { defaultSettings, settingsSchema } from './settings.ts'

test('money: 37 córdobas for one dollar', () => {
  expect(defaultSettings.exchangeRate).toBe(370_000)
})

test('opening, support and pickup hours are three, with the values of the specification', () => {
  const { openingHours, supportHours, pickupHours } = defaultSettings
  expect(spellHours(openingHours)).toEqual(['Lun-Vie 8:00 AM-6:00 PM', 'Sáb 9:00 AM-4:00 PM', 'Dom cerrado'])
  expect(spellHours(supportHours)).toEqual(['Lun-Vie 8:00 AM-6:00 PM', 'Sáb 9:00 AM-3:00 PM', 'Dom cerrado'])
  expect(spellHours(pickupHours)).toEqual(['Lun-Vie 9:00 AM-4:00 PM', 'Sáb 9:00 AM-12:00 PM', 'Dom cerrado'])
})

test('three telephone numbers of their own, one made-up number by default', () => {
  const { ordersPhone, contactPhone, supportPhone } = defaultSettings
  expect(new Set([ordersPhone, contactPhone, supportPhone])).toEqual(new Set(['50580000000']))
  const changed = settingsSchema.parse({ supportPhone: '50588887777' })
  expect(changed).toMatchObject({ supportPhone: '50588887777', ordersPhone: '50580000000' })
})

test('the claims of the shop', () => {
  const { productsClaim, experienceClaim, storyYearsClaim, storyCustomersClaim, storyProductsClaim } =
    defaultSettings
  expect([productsClaim, experienceClaim]).toEqual(['3,000+', '50+'])
  expect([storyYearsClaim, storyCustomersClaim, storyProductsClaim]).toEqual(['15+', '10,000+', '200+'])
})

test('180 days to expiry, which can be switched off, and 48 hours to confirm an order', () => {
  expect(defaultSettings).toMatchObject({ expiryDays: 180, deactivateExpiring: true, reservationHours: 48 })
})
