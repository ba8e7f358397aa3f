/** What an order has of the stock: units reserved for it, units taken from the shelf, or nothing. */
export type Holding = 'reserved' | 'taken' | 'nothing'

export type Units = { productId: number; quantity: number }
export type Held = { holding: Holding; lines: readonly Units[] }

/** A change of one product's balance. */
export type StockMove = { productId: number; onHand: number; reserved: number }

/** The moves from what an order held to what it shall hold; products whose balance stays are left out. */
export function movesBetween(before: Held, after: Held): StockMove[] {
  const moves = new Map<number, StockMove>()
  add(moves, before, -1)
  add(moves, after, 1)
  return [...moves.values()].filter((move) => move.onHand !== 0 || move.reserved !== 0)
}

function add(moves: Map<number, StockMove>, { holding, lines }: Held, sign: 1 | -1) {
  for (const { productId, quantity } of lines) {
    const move = moves.get(productId) ?? { productId, onHand: 0, reserved: 0 }
    if (holding === 'reserved') move.reserved += sign * quantity
    if (holding === 'taken') move.onHand -= sign * quantity
    moves.set(productId, move)
  }
}

/** Units of each product that an order holds in any way. */
export function unitsHeld({ holding, lines }: Held): Map<number, number> {
  const units = new Map<number, number>()
  if (holding === 'nothing') return units
  for (const { productId, quantity } of lines) {
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  return units
}
