import { eq } from 'drizzle-orm'
import { changeHolding } from '#app/shop/inventory/change-holding.server.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { orderLines } from '#db/schema/orders.ts'
import type { Actor } from './actor.ts'
import { nameShortages, type StockRefusal } from './apply-status.server.ts'
import type { LineRow, OrderWithLines } from './lock-order.server.ts'
import { lockProducts, type Offered } from './lock-products.server.ts'
import { type LineDraft, lineOf, lineRow, mergeUnits } from './order-draft.ts'

/** Without a unit price the line keeps the price of its moment; a new line takes today's. */
export type WantedLine = { productId: number; quantity: number; unitPrice?: Money }

export type LinesRefusal = StockRefusal | { reason: 'product-gone'; names: string[] }

type Replacement = { order: OrderWithLines; wanted: readonly WantedLine[]; by: Actor; now: Date }

/** The order's new lines; stock changes by the difference to what it held before. */
export async function replaceLines(
  tx: Db,
  { order, wanted, by, now }: Replacement,
): Promise<Outcome<{ lines: LineDraft[] }, LinesRefusal>> {
  const present = new Map(order.lines.map((line) => [line.productId, line]))
  const ids = [...present.keys(), ...wanted.map((line) => line.productId)]
  const offered = await lockProducts(tx, ids)
  const merged = mergeUnits(wanted)
  const gone = merged.filter(({ productId }) => !present.has(productId) && !offered.get(productId)?.onSale)
  if (gone.length > 0) {
    return refused('product-gone', { names: gone.map((line) => offered.get(line.productId)?.name ?? '') })
  }
  const lines = merged.map((line) => draftOf(line, present.get(line.productId), offered.get(line.productId)))
  const { holding } = order
  const held = await changeHolding(tx, {
    orderId: order.id,
    before: { holding, lines: order.lines },
    after: { holding, lines },
    userId: by.id,
    at: now,
  })
  if (!held.ok) return nameShortages(held.short, lines)
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id))
  await tx.insert(orderLines).values(lines.map((line, index) => lineRow(order.id, line, index)))
  return { ok: true, lines }
}

function draftOf(
  { quantity, unitPrice }: WantedLine,
  before: LineRow | undefined,
  product: Offered | undefined,
): LineDraft {
  if (before) {
    const { productId, productName, brand, sku, listPrice, discountPercent, unitCost } = before
    const moment = { productId, productName, brand, sku, listPrice, discountPercent, unitCost }
    return { ...moment, unitPrice: unitPrice ?? before.unitPrice, quantity }
  }
  return lineOf(product as Offered, quantity, unitPrice)
}

/** What the story of the order says about its lines. */
export const linesInBrief = (
  lines: readonly { productId: number; productName: string; quantity: number; unitPrice: Money }[],
) =>
  lines.map(({ productId, productName, quantity, unitPrice }) => ({
    productId,
    productName,
    quantity,
    unitPrice,
  }))
