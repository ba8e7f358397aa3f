import { type SQL, sql } from 'drizzle-orm'
import { networkOf } from '#app/shop/accounts/attempts.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import type { Db } from '#db/client.ts'

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

/**
 * So that nobody empties the shelves with orders they never mean to confirm. The caller has taken the turns of
 * telephone and network.
 */
export async function checkLimits(
  tx: Db,
  buyer: Buyer,
  limits: Limits,
): Promise<Outcome<object, LimitRefusal>> {
  const { maxUnitsPerWebOrder, maxOpenOrdersPerPhone, maxOpenOrdersPerAddress } = limits
  if (buyer.units > maxUnitsPerWebOrder) return refused('too-many-units', { most: maxUnitsPerWebOrder })
  const { rows } = await tx.execute<{ phone: number; address: number }>(sql`
    select ${countOpen(sql`customer_phone = ${buyer.phone}`, maxOpenOrdersPerPhone)} as phone,
      ${countOpen(sql`placed_from = ${buyer.placedFrom}`, maxOpenOrdersPerAddress)} as address`)
  const { phone = 0, address = 0 } = rows[0] ?? {}
  if (phone >= maxOpenOrdersPerPhone) {
    return refused('too-many-open-orders', { by: 'phone', most: maxOpenOrdersPerPhone })
  }
  if (address >= maxOpenOrdersPerAddress) {
    return refused('too-many-open-orders', { by: 'address', most: maxOpenOrdersPerAddress })
  }
  return { ok: true }
}

/** Web orders that hold units and that staff have not confirmed, counted no further than the limit. */
const countOpen = (ofBuyer: SQL, most: number) => sql`(select count(*)::int from (
  select from orders where ${ofBuyer} and channel = 'web' and holding = 'reserved'
    and confirmed_at is null and deleted_at is null limit ${most}) open)`
