import { asc, inArray, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { type MovementKind, stock, stockMovements } from '#db/schema/inventory.ts'
import type { StockMove } from './holding.ts'

export type Balance = { productId: number; onHand: number; reserved: number; available: number }
export type Moved = Balance & { stockBefore: number; stockAfter: number }
/** `available` is what may still be promised or taken out. */
export type Short = { productId: number; available: number }

export type MoveReason = {
  /** Written on the movement of each product whose units on hand change. */
  kind: MovementKind | ((move: StockMove) => MovementKind)
  userId: string | null
  at: Date
  orderId?: number
  adjustmentId?: number
  comment?: string | null
}

export type MoveOutcome = Outcome<{ moved: Moved[] }, { reason: 'insufficient-stock'; short: Short[] }>

/**
 * The only writer of stock. Call it inside a transaction and once for all products: the rows are locked in the order
 * of their ids, so that rivals wait instead of deadlocking. A refusal has written nothing.
 */
export async function moveStock(tx: Db, moves: readonly StockMove[], why: MoveReason): Promise<MoveOutcome> {
  const wanted = inOneMoveEach(moves)
  if (wanted.length === 0) return { ok: true, moved: [] }
  const balances = await lockStock(
    tx,
    wanted.map((move) => move.productId),
  )
  const short = wanted.flatMap((move) => shortage(balances.get(move.productId), move))
  if (short.length > 0) return refused('insufficient-stock', { short })
  await update(tx, wanted)
  await append(tx, wanted, balances, why)
  return { ok: true, moved: wanted.map((move) => balanceAfter(balances, move)) }
}

/** Locks the balances until the transaction ends, and reads them. */
export async function lockStock(tx: Db, productIds: readonly number[]): Promise<Map<number, Balance>> {
  const rows = await tx
    .select({
      productId: stock.productId,
      onHand: stock.onHand,
      reserved: stock.reserved,
      available: stock.available,
    })
    .from(stock)
    .where(inArray(stock.productId, [...productIds]))
    .orderBy(asc(stock.productId))
    .for('no key update')
  return new Map(rows.map((row) => [row.productId, row]))
}

function inOneMoveEach(moves: readonly StockMove[]): StockMove[] {
  const merged = new Map<number, StockMove>()
  for (const { productId, onHand, reserved } of moves) {
    if (!Number.isSafeInteger(onHand) || !Number.isSafeInteger(reserved)) {
      throw new RangeError(`Not a move of whole units: ${onHand}, ${reserved}`)
    }
    const sum = merged.get(productId) ?? { productId, onHand: 0, reserved: 0 }
    merged.set(productId, { productId, onHand: sum.onHand + onHand, reserved: sum.reserved + reserved })
  }
  return [...merged.values()]
    .filter((move) => move.onHand !== 0 || move.reserved !== 0)
    .sort((a, b) => a.productId - b.productId)
}

function shortage(balance: Balance | undefined, move: StockMove): Short[] {
  if (!balance) throw new Error(`Product ${move.productId} has no balance`)
  const { productId, available, reserved } = balance
  if (reserved + move.reserved < 0) {
    throw new Error(
      `Product ${productId} has ${reserved} units reserved, ${-move.reserved} cannot be released`,
    )
  }
  return available + move.onHand - move.reserved < 0 ? [{ productId, available }] : []
}

async function update(tx: Db, moves: StockMove[]) {
  const values = sql.join(
    moves.map((move) => sql`(${move.productId}::int, ${move.onHand}::int, ${move.reserved}::int)`),
    sql`, `,
  )
  const { rowCount } = await tx.execute(sql`
    update stock s set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
    from (values ${values}) as m (product_id, on_hand, reserved)
    where s.product_id = m.product_id
      and s.on_hand + m.on_hand >= s.reserved + m.reserved and s.reserved + m.reserved >= 0`)
  if (rowCount !== moves.length) throw new Error('Stock changed although its rows were locked')
}

async function append(tx: Db, moves: StockMove[], balances: Map<number, Balance>, why: MoveReason) {
  const { kind, userId, at, orderId, adjustmentId, comment } = why
  const facts = moves
    .filter((move) => move.onHand !== 0)
    .map((move) => {
      const { stockBefore, stockAfter } = balanceAfter(balances, move)
      return {
        productId: move.productId,
        kind: typeof kind === 'function' ? kind(move) : kind,
        quantity: move.onHand,
        stockBefore,
        stockAfter,
        orderId,
        adjustmentId,
        comment,
        userId,
        at,
      }
    })
  if (facts.length > 0) await tx.insert(stockMovements).values(facts)
}

function balanceAfter(balances: Map<number, Balance>, { productId, ...move }: StockMove): Moved {
  const before = balances.get(productId) as Balance
  const onHand = before.onHand + move.onHand
  const reserved = before.reserved + move.reserved
  return {
    productId,
    onHand,
    reserved,
    available: onHand - reserved,
    stockBefore: before.onHand,
    stockAfter: onHand,
  }
}
