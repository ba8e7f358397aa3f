import { centavos } from '#app/shop/kernel/money.ts'
import { type CartItem, MOST_LINES, MOST_OF_EACH } from './cart.ts'

const VISITOR_KEY = 'fitonica-cart'

/** A visitor's cart has the default key; a customer's has that key, a dash and the account's id. */
export function cartKey(userId: string | null): string {
  return userId ? `${VISITOR_KEY}-${userId}` : VISITOR_KEY
}

/** Lines that make no sense are left out; a second line of the same product too. */
export function parseCart(stored: string | null): CartItem[] {
  const values: unknown = stored ? JSON.parse(stored) : []
  if (!Array.isArray(values)) throw new TypeError('The stored cart is not a list')
  const items = new Map<number, CartItem>()
  for (const value of values) {
    const item = parseItem(value)
    if (item && !items.has(item.id)) items.set(item.id, item)
  }
  return [...items.values()].slice(0, MOST_LINES)
}

function parseItem(value: unknown): CartItem | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, price, stock, quantity, porcentaje_descuento: percent, ...rest } = value as Stored
  if (!isWhole(id, 1) || typeof name !== 'string' || name === '') return null
  if (!isWhole(price, 0, DEAREST) || !isWhole(quantity, 1, MOST_OF_EACH)) return null
  return {
    id,
    name,
    price: centavos(price),
    image: textOrNull(rest.image),
    stock: isWhole(stock, 0) ? stock : null,
    marca: textOrNull(rest.marca),
    sku: textOrNull(rest.sku),
    instrucciones_uso: textOrNull(rest.instrucciones_uso),
    porcentaje_descuento: isWhole(percent, 0, 100) ? percent : 0,
    presentacion: textOrNull(rest.presentacion),
    quantity,
  }
}

type Stored = Partial<Record<keyof CartItem, unknown>>
const DEAREST = 10_000_000_000

function isWhole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export function loadCart(shelf: () => Shelf, key: string): CartItem[] {
  try {
    return parseCart(shelf().getItem(key))
  } catch (error) {
    console.error('Error loading cart from localStorage', error)
    return []
  }
}

/** False when the browser kept nothing: the cart then lives in memory only. */
export function saveCart(shelf: () => Shelf, key: string, items: readonly CartItem[]): boolean {
  try {
    shelf().setItem(key, JSON.stringify(items))
    return true
  } catch (error) {
    console.error('Error saving cart to localStorage', error)
    return false
  }
}
