import { addToCart, type CartItem, type CartProduct, removeFromCart, setQuantity } from './cart.ts'
import { type FreshProduct, refreshCart } from './refresh-cart.ts'

/** `open` is the drawer. */
export type CartState = { items: CartItem[]; open: boolean }

export type CartAction =
  | { type: 'load'; items: CartItem[] }
  | { type: 'add'; product: CartProduct; quantity: number }
  | { type: 'remove'; id: number }
  | { type: 'set-quantity'; id: number; quantity: number }
  | { type: 'refresh'; products: readonly FreshProduct[]; asked: readonly number[] }
  | { type: 'clear' }
  | { type: 'open' }
  | { type: 'close' }

export const emptyCart: CartState = { items: [], open: false }

export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'load':
      return { ...state, items: action.items }
    case 'add':
      return { ...state, items: addToCart(state.items, action.product, action.quantity).items }
    case 'remove':
      return { ...state, items: removeFromCart(state.items, action.id) }
    case 'set-quantity':
      return { ...state, items: setQuantity(state.items, action.id, action.quantity) }
    case 'refresh':
      return { ...state, items: refreshCart(state.items, action.products, action.asked).items }
    case 'clear':
      return { ...state, items: [] }
    case 'open':
      return { ...state, open: true }
    case 'close':
      return { ...state, open: false }
  }
}
