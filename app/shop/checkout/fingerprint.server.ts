import { createHash } from 'node:crypto'
import type { PlaceOrderRequest } from './checkout-form.ts'

/** Says whether two checkouts with one key are the same purchase. What the browser showed as prices is left out. */
export function fingerprintOf({ form, cart }: PlaceOrderRequest): string {
  const lines = cart.lines.map((line) => [line.id, line.quantity]).sort(([a = 0], [b = 0]) => a - b)
  const entries = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([lines, entries]))
    .digest('hex')
}
