import { addMoney, type Money, timesQuantity, ZERO } from '#app/shop/kernel/money.ts'

export const MOST_LINES = 50
export const MOST_OF_EACH = 99

/** One product in the cart. The browser keeps it under these names; a line is known by its product's id. */
export type CartItem = {
  id: number
  name: string
  /** What one unit costs, discount already taken off, in centavos. */
  price: Money
  /** Key of the picture in the media store. */
  image: string | null
  /** Units available; null until the server has said how many. */
  stock: number | null
  marca: string | null
  sku: string | null
  instrucciones_uso: string | null
  porcentaje_descuento: number
  presentacion: string | null
  quantity: number
}

export type CartProduct = Omit<CartItem, 'quantity'>

/** How many units of a product one cart may hold. */
export function mostUnits(stock: number | null): number {
  return Math.max(0, Math.min(MOST_OF_EACH, stock ?? MOST_OF_EACH))
}

export type Added = {
  items: CartItem[]
  /** Units that were really added. */
  added: number
  /** Why fewer than asked were added: units left in all, 99 of each, or 50 lines. */
  limit: null | { kind: 'stock'; available: number } | { kind: 'most-of-each' } | { kind: 'most-lines' }
}

export function addToCart(items: readonly CartItem[], product: CartProduct, quantity: number): Added {
  const asked = Math.max(0, Math.trunc(quantity) || 0)
  const present = items.find((item) => item.id === product.id)
  if (!present && items.length >= MOST_LINES) {
    return { items: [...items], added: 0, limit: { kind: 'most-lines' } }
  }
  const before = present?.quantity ?? 0
  const stock = product.stock ?? present?.stock ?? null
  const after = Math.min(before + asked, mostUnits(stock))
  const added = Math.max(0, after - before)
  const line = { ...product, stock, quantity: after }
  const others = items.filter((item) => item.id !== product.id)
  const next = present ? items.map((item) => (item === present ? line : item)) : [...items, line]
  return {
    items: after > 0 ? next : others,
    added,
    limit: after < before + asked ? limitOf(stock) : null,
  }
}

function limitOf(stock: number | null): Added['limit'] {
  return stock !== null && stock < MOST_OF_EACH
    ? { kind: 'stock', available: Math.max(0, stock) }
    : { kind: 'most-of-each' }
}

export function removeFromCart(items: readonly CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Zero or less removes the line; more than there is becomes what there is. */
export function setQuantity(items: readonly CartItem[], id: number, quantity: number): CartItem[] {
  const whole = Math.trunc(quantity) || 0
  if (whole <= 0) return removeFromCart(items, id)
  return items.flatMap((item) => {
    if (item.id !== id) return [item]
    const units = Math.min(whole, mostUnits(item.stock))
    return units > 0 ? [{ ...item, quantity: units }] : []
  })
}

export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

export function cartTotal(items: readonly CartItem[]): Money {
  return addMoney(ZERO, ...items.map((item) => timesQuantity(item.price, item.quantity)))
}

/** On signing in: the visitor's lines are added to the customer's. */
export function mergeCarts(customer: readonly CartItem[], visitor: readonly CartItem[]): CartItem[] {
  return visitor.reduce(
    (items, { quantity, ...product }) => addToCart(items, product, quantity).items,
    customer.slice(0, MOST_LINES),
  )
}
