import { sql } from 'drizzle-orm'
import { bigint, timestamp } from 'drizzle-orm/pg-core'
import type { Money } from '../../app/shop/kernel/money.ts'

/** Centavos of córdoba. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Money>()

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => moment('created_at').notNull().default(sql`now()`)

export const updatedAt = () => moment('updated_at').notNull().default(sql`now()`)
