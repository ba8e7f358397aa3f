import { addDays, type BusinessDay, daysBetween } from '#app/shop/kernel/business-day.ts'

export type Expiry = 'none' | 'fine' | 'soon' | 'expired'

/** Near is from today to `days` ahead; yesterday has expired. */
export function expiryOf(expiresOn: BusinessDay | null, today: BusinessDay, days: number): Expiry {
  if (expiresOn === null) return 'none'
  const ahead = daysBetween(today, expiresOn)
  if (ahead < 0) return 'expired'
  return ahead <= days ? 'soon' : 'fine'
}

/** The last day that is still taken off the shelves. */
export function lastDeactivatedDay(today: BusinessDay, days: number): BusinessDay {
  return addDays(today, days)
}
