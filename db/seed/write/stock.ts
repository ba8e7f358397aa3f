import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { adjustments, stockMovements } from '#db/schema/inventory.ts'
import type { Balance, SeedMovement, stockHistory } from '../history/stock.ts'
import { insertAll } from '../insert.ts'
import { staff } from '../people.ts'

const manager = staff[0].id

/** The movements, and the balances that they add up to. */
export async function writeStock(
  tx: Db,
  { movements, balances }: ReturnType<typeof stockHistory>,
): Promise<void> {
  const adjusted = movements.filter((movement) => movement.kind === 'adjustment')
  const ids = await writeAdjustments(tx, adjusted)
  await insertAll(
    tx,
    stockMovements,
    movements.map((movement) => ({
      productId: movement.productId,
      kind: movement.kind,
      quantity: movement.quantity,
      stockBefore: movement.stockBefore,
      stockAfter: movement.stockAfter,
      orderId: movement.order === null ? null : movement.order + 1,
      adjustmentId: ids.get(movement) ?? null,
      comment: movement.comment,
      userId: movement.kind === 'sale' ? null : manager,
      at: movement.at,
    })),
  )
  await writeBalances(tx, balances)
}

async function writeAdjustments(tx: Db, moved: SeedMovement[]): Promise<Map<SeedMovement, number>> {
  if (moved.length === 0) return new Map()
  const rows = await tx
    .insert(adjustments)
    .values(
      moved.map((movement) => ({
        productId: movement.productId,
        kind: movement.quantity > 0 ? ('entrada' as const) : ('salida' as const),
        quantity: Math.abs(movement.quantity),
        comment: movement.comment,
        stockBefore: movement.stockBefore,
        stockAfter: movement.stockAfter,
        userId: manager,
        adjustedAt: movement.at,
        updatedAt: movement.at,
      })),
    )
    .returning({ id: adjustments.id })
  return new Map(moved.map((movement, index) => [movement, rows[index]?.id ?? 0]))
}

async function writeBalances(tx: Db, balances: Balance[]): Promise<void> {
  const list = (pick: (balance: Balance) => number) => sql.param(balances.map(pick))
  await tx.execute(sql`
    update stock set on_hand = made.on_hand, reserved = made.reserved
    from unnest(${list((one) => one.productId)}::int[], ${list((one) => one.onHand)}::int[], ${list((one) => one.reserved)}::int[])
      as made (product_id, on_hand, reserved)
    where stock.product_id = made.product_id`)
}
