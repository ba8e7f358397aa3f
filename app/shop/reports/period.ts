import {
  addDays,
  type BusinessDay,
  businessDay,
  daysBetween,
  endOfDay,
  firstOfMonth,
  lastOfMonth,
  parseBusinessDay,
  startOfDay,
} from '#app/shop/kernel/business-day.ts'

/** Whole Managua days, both ends included. */
export type Period = { from: BusinessDay; to: BusinessDay }

const LONGEST_DAYS = 3660

/** The days asked for in the address, or this month from its first day to its last. */
export function periodFrom(params: URLSearchParams, now: Date): Period {
  const today = businessDay(now)
  const from = parseBusinessDay(params.get('desde') ?? '') ?? firstOfMonth(today)
  const to = parseBusinessDay(params.get('hasta') ?? '') ?? lastOfMonth(today)
  const [first, last] = from <= to ? [from, to] : [to, from]
  return daysBetween(first, last) > LONGEST_DAYS
    ? { from: addDays(last, -LONGEST_DAYS), to: last }
    : { from: first, to: last }
}

/** From the first instant, up to but without the last. */
export function instants({ from, to }: Period): { start: Date; end: Date } {
  return { start: startOfDay(from), end: endOfDay(to) }
}

export function daysOf({ from, to }: Period): BusinessDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))
}

/** The same number of days just before. */
export function periodBefore({ from, to }: Period): Period {
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(to, -length) }
}
