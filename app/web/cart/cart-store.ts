import { useSyncExternalStore } from 'react'
import {
  type Added,
  addToCart as added,
  type CartItem,
  type CartProduct,
  cartCount,
  cartTotal,
  mergeCarts,
} from '#app/shop/cart/cart.ts'
import { type CartAction, type CartState, cartReducer, emptyCart } from '#app/shop/cart/cart-reducer.ts'
import { cartKey, loadCart, saveCart } from '#app/shop/cart/cart-storage.ts'
import type { Money } from '#app/shop/kernel/money.ts'

/** The cart of this browser: one for visitors, one for each customer who signs in here. */
export type Cart = CartState & {
  count: number
  total: Money
  /** False in the page that the server sent, the same for everybody. */
  ready: boolean
  /** False when the browser refused to keep it: it then lives as long as this page. */
  saved: boolean
}

const shelf = () => localStorage
const nothing: Cart = { ...emptyCart, count: 0, total: cartTotal([]), ready: false, saved: true }
const listeners = new Set<() => void>()
let cart = nothing
let key = cartKey(null)

export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => cart,
    () => nothing,
  )
}

/** Changes the cart and keeps it. */
export function changeCart(action: CartAction) {
  start()
  const { items, open } = cartReducer(cart, action)
  const saved = items === cart.items ? cart.saved : saveCart(shelf, key, items)
  show(items, open, saved)
}

/** Adds units as far as there are any, and says how many were added and what held back the rest. */
export function addToCart(product: CartProduct, quantity: number): Added & { saved: boolean } {
  start()
  const result = added(cart.items, product, quantity)
  const saved = saveCart(shelf, key, result.items)
  show(result.items, cart.open, saved)
  return { ...result, saved }
}

export const openCart = () => changeCart({ type: 'open' })
export const closeCart = () => changeCart({ type: 'close' })

function show(items: CartItem[], open: boolean, saved = cart.saved) {
  cart = { items, open, saved, count: cartCount(items), total: cartTotal(items), ready: true }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  start()
  return () => listeners.delete(listener)
}

function start() {
  if (cart.ready || typeof window === 'undefined') return
  key = cartKey(rememberedCustomer())
  show(loadCart(shelf, key), false)
  window.addEventListener('client-auth-change', onAccountChange)
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(loadCart(shelf, key), cart.open)
  })
}

/** Signing in brings the visitor's lines along, and leaves the visitor's cart empty. */
function onAccountChange(event: Event) {
  const { userId } = (event as CustomEvent<{ userId: string | null }>).detail
  key = cartKey(userId)
  const own = loadCart(shelf, key)
  const visitor = userId ? loadCart(shelf, cartKey(null)) : []
  if (visitor.length === 0) return show(own, cart.open)
  const merged = mergeCarts(own, visitor)
  const saved = saveCart(shelf, key, merged)
  if (saved) saveCart(shelf, cartKey(null), [])
  show(merged, cart.open, saved)
}

function rememberedCustomer(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem('client_user') ?? 'null') as { id?: unknown } | null
    return typeof kept?.id === 'string' ? kept.id : null
  } catch {
    return null
  }
}
