import type { Money } from '#app/shop/kernel/money.ts'
import { type CartItem, type CartProduct, mostUnits } from './cart.ts'

/** A product as it is now; its stock is always known. */
export type FreshProduct = CartProduct & { stock: number }

export type CartChange =
  | { kind: 'price-changed'; id: number; name: string; was: Money; now: Money }
  | { kind: 'only-n-left'; id: number; name: string; available: number }
  | { kind: 'sold-out'; id: number; name: string }
  | { kind: 'product-gone'; id: number; name: string }

export type RefreshedCart = { items: CartItem[]; changes: CartChange[] }

/** Brings the lines up to today; products that were asked for and did not come back are gone. */
export function refreshCart(
  items: readonly CartItem[],
  fresh: readonly FreshProduct[],
  asked: readonly number[] = items.map((item) => item.id),
): RefreshedCart {
  const today = new Map(fresh.map((product) => [product.id, product]))
  const known = new Set(asked)
  const changes: CartChange[] = []
  const next = items.flatMap((item) => {
    const product = today.get(item.id)
    if (!product && !known.has(item.id)) return [item]
    if (!product) {
      changes.push({ kind: 'product-gone', id: item.id, name: item.name })
      return []
    }
    const { id, name } = product
    if (product.stock <= 0) {
      changes.push({ kind: 'sold-out', id, name })
      return []
    }
    if (product.price !== item.price) {
      changes.push({ kind: 'price-changed', id, name, was: item.price, now: product.price })
    }
    const quantity = Math.min(item.quantity, mostUnits(product.stock))
    if (quantity < item.quantity) changes.push({ kind: 'only-n-left', id, name, available: product.stock })
    return [{ ...product, quantity }]
  })
  return { items: next, changes }
}
