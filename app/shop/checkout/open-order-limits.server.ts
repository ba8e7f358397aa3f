import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { networkOf } from '#app/shop/accounts/attempts.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'

export type LimitRefusal =
  | { reason: 'too-many-units'; most: number }
  | { reason: 'too-many-open-orders'; by: 'phone' | 'address'; most: number }

type Limits = Pick<Settings, 'maxUnitsPerWebOrder' | 'maxOpenOrdersPerPhone' | 'maxOpenOrdersPerAddress'>
type Buyer = { phone: string; placedFrom: string | null; units: number }

/** The network a web order comes from; null when it is not known. */
export function placedFrom(clientAddress: string): string | null {
  const network = networkOf(clientAddress)
  return network === 'unknown' ? null : network
}

/** So that nobody empties the shelves with orders they never mean to confirm. */
export async function checkLimits(
  tx: Db,
  buyer: Buyer,
  limits: Limits,
): Promise<Outcome<object, LimitRefusal>> {
  if (buyer.units > limits.maxUnitsPerWebOrder) {
    return refused('too-many-units', { most: limits.maxUnitsPerWebOrder })
  }
  const { phone, placedFrom: network } = buyer
  if (network) {
    await tx.execute(sql`select pg_advisory_xact_lock(14, hashtext(${network}))`)
    const most = limits.maxOpenOrdersPerAddress
    if ((await countOpen(tx, eq(orders.placedFrom, network), most)) >= most) {
      return refused('too-many-open-orders', { by: 'address', most })
    }
  }
  await tx.execute(sql`select pg_advisory_xact_lock(12, hashtext(${phone}))`)
  const most = limits.maxOpenOrdersPerPhone
  if ((await countOpen(tx, eq(orders.customerPhone, phone), most)) >= most) {
    return refused('too-many-open-orders', { by: 'phone', most })
  }
  return { ok: true }
}

/** Web orders that hold units and that staff have not confirmed. */
async function countOpen(tx: Db, ofBuyer: SQL, most: number): Promise<number> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ofBuyer,
        eq(orders.channel, 'web'),
        eq(orders.holding, 'reserved'),
        isNull(orders.confirmedAt),
        isNull(orders.deletedAt),
      ),
    )
    .limit(most)
  return rows.length
}
