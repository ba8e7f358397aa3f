import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { BusinessDay } from '../../app/shop/kernel/business-day.ts'
import { moment } from './columns.ts'

/** A page looked at by somebody who accepted being counted; nothing about who. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text('path').notNull(),
    referrer: text('referrer'),
    day: date('day', { mode: 'string' }).notNull().$type<BusinessDay>(),
    at: moment('at').notNull(),
  },
  (t) => [index('page_views_day').on(t.day, t.path)],
)
