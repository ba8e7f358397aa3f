import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay, formatTime } from '#app/shop/kernel/dates.ts'

/** A moment in a table: its day, and under it the time. */
export function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="flex flex-col whitespace-nowrap">
      {formatShortDay(businessDay(at))}
      <span className="text-xs text-ink-soft">{formatTime(at)}</span>
    </time>
  )
}
