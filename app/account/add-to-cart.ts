import { addToCart } from '#app/shop/cart/cart.ts'
import { cartKey, loadCart, saveCart } from '#app/shop/cart/cart-storage.ts'
import { sayLimit } from '#app/shop/cart/cart-words.ts'
import type { FreshProduct } from '#app/shop/cart/refresh-cart.ts'
import { useWho } from '#app/web/who.ts'

export type Wanted = { productId: number; quantity: number }
export type Answer = { productId: number; added: number; why: string | null }

/** Adds products as they are today, whatever they cost or were called when they were last seen. */
export function useAddToCart() {
  const userId = useWho()?.user?.id ?? null
  return async (wanted: Wanted[]): Promise<Answer[]> => {
    const products = await readProducts(wanted)
    if (!products) return wanted.map(({ productId }) => ({ productId, added: 0, why: null }))
    const shelf = () => localStorage
    const key = cartKey(userId)
    let items = loadCart(shelf, key)
    const answers = wanted.map(({ productId, quantity }): Answer => {
      const product = products.find(({ id }) => id === productId)
      if (!product) return { productId, added: 0, why: 'Este producto ya no está disponible' }
      const result = addToCart(items, product, quantity)
      items = result.items
      return { productId, added: result.added, why: sayLimit(result.limit) }
    })
    saveCart(shelf, key, items)
    window.dispatchEvent(new CustomEvent('client-auth-change', { detail: { userId } }))
    return answers
  }
}

async function readProducts(wanted: Wanted[]): Promise<FreshProduct[] | null> {
  const ids = new URLSearchParams(wanted.map(({ productId }) => ['id', String(productId)]))
  try {
    const answer = await fetch(`/cliente/productos?${ids}`)
    return answer.ok ? ((await answer.json()) as FreshProduct[]) : null
  } catch {
    return null
  }
}
