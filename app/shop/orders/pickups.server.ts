import { and, asc, eq, gte, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { takeTurns } from '#app/shop/kernel/take-turns.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { offeredDays } from './pickup-slots.ts'

export type OfferedDay = { day: BusinessDay; slots: { time: string; full: boolean }[] }

const awaited = and(isNull(orders.deletedAt), notInArray(orders.status, ['cancelado', 'completado']))

/** The days and hours a customer may choose from; a full hour is shown, but cannot be chosen. */
export async function readPickupSlots(db: Db, { now }: { now: Date }): Promise<OfferedDay[]> {
  const { pickupHours, pickupsPerSlot } = await readSettings(db)
  const days = offeredDays(now, pickupHours)
  const first = days[0]?.day
  const last = days.at(-1)?.day
  if (!first || !last) return []
  const booked = await countBooked(db, first, last)
  return days.map(({ day, times }) => ({
    day,
    slots: times.map((time) => ({ time, full: (booked.get(`${day} ${time}`) ?? 0) >= pickupsPerSlot })),
  }))
}

async function countBooked(db: Db, first: BusinessDay, last: BusinessDay) {
  const rows = await db
    .select({ day: orders.pickupDay, time: orders.pickupTime, booked: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(gte(orders.pickupDay, first), lte(orders.pickupDay, last), awaited))
    .groupBy(orders.pickupDay, orders.pickupTime)
  return new Map(rows.map((row) => [`${row.day} ${row.time}`, row.booked]))
}

/** Nobody else takes the slot until the transaction ends. */
export async function lockPickupSlot(tx: Db, { day, time }: { day: BusinessDay; time: string }) {
  await takeTurns(tx, { slot: `${day} ${time}` })
  const booked = await countBooked(tx, day, day)
  return booked.get(`${day} ${time}`) ?? 0
}

/** Who comes to the store on a day, in the order of the hours. */
export function listPickups(db: Db, { day }: { day: BusinessDay }) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      channel: orders.channel,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      time: orders.pickupTime,
      status: orders.status,
      paymentState: orders.paymentState,
      total: orders.total,
    })
    .from(orders)
    .where(and(eq(orders.pickupDay, day), isNull(orders.deletedAt), notInArray(orders.status, ['cancelado'])))
    .orderBy(asc(orders.pickupTime), asc(orders.id))
}
