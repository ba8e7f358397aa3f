import { useRef } from 'react'
import type { CartProduct } from '#app/shop/cart/cart.ts'
import { cartWords, sayLimit } from '#app/shop/cart/cart-words.ts'
import { useToast } from '#app/ui/toast.tsx'
import { addToCart } from './cart-store.ts'

/** Adds to the cart and says so, or says what held it back. */
export function useAddToCart() {
  const toast = useToast()
  const warned = useRef(false)
  return (product: CartProduct, quantity: number) => {
    const { added, limit, saved } = addToCart(product, quantity)
    const held = sayLimit(limit)
    if (added === 0) toast({ title: held ?? 'No se pudo agregar al carrito', kind: 'info' })
    else if (!saved && !warned.current) {
      warned.current = true
      toast({ title: cartWords.added(product.name), text: cartWords.notSaved, kind: 'info' })
    } else toast({ title: cartWords.added(product.name), text: held ?? undefined, kind: 'success' })
    return added
  }
}
