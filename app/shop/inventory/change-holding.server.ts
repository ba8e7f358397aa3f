import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { type Held, movesBetween, unitsHeld } from './holding.ts'
import { moveStock } from './move-stock.server.ts'

type Change = { orderId: number; before: Held; after: Held; userId: string | null; at: Date }

/** `available` counts the units that the order already holds: it is how many the order can have in all. */
export type Shortage = { productId: number; wanted: number; available: number }

/** Reserves, takes and gives back exactly the difference between what the order held and what it shall hold. */
export async function changeHolding(
  tx: Db,
  { orderId, before, after, userId, at }: Change,
): Promise<Outcome<object, { reason: 'insufficient-stock'; short: Shortage[] }>> {
  const moved = await moveStock(tx, movesBetween(before, after), {
    kind: (move) => (move.onHand < 0 ? 'sale' : 'sale-returned'),
    orderId,
    userId,
    at,
  })
  if (moved.ok) return { ok: true }
  const had = unitsHeld(before)
  const wanted = unitsHeld(after)
  return refused('insufficient-stock', {
    short: moved.short.map(({ productId, available }) => ({
      productId,
      wanted: wanted.get(productId) ?? 0,
      available: available + (had.get(productId) ?? 0),
    })),
  })
}
