import { sayLimit } from '#app/shop/cart/cart-words.ts'
import type { FreshProduct } from '#app/shop/cart/refresh-cart.ts'
import { addToCart } from '#app/web/cart/cart-store.ts'

export type Wanted = { productId: number; quantity: number }
export type Answer = { productId: number; added: number; why: string | null }

/** Adds products as they are today, whatever they cost or were called when they were last seen. */
export async function addProducts(wanted: Wanted[]): Promise<Answer[]> {
  const products = await readProducts(wanted)
  return wanted.map(({ productId, quantity }) => {
    if (!products) return { productId, added: 0, why: null }
    const product = products.find(({ id }) => id === productId)
    if (!product) return { productId, added: 0, why: 'Este producto ya no está disponible' }
    const { added, limit } = addToCart(product, quantity)
    return { productId, added, why: sayLimit(limit) }
  })
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
