import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartItem } from '#app/shop/cart/cart.ts'
import { sayChange } from '#app/shop/cart/cart-words.ts'
import { type FreshProduct, refreshCart } from '#app/shop/cart/refresh-cart.ts'
import { changeCart } from '#app/web/cart/cart-store.ts'

/** Brings the lines up to today when `active` begins, and says what changed. */
export function useFreshCart(items: readonly CartItem[], active: boolean) {
  const [changes, setChanges] = useState<string[]>([])
  const current = useRef(items)
  current.current = items

  const refresh = useCallback(async () => {
    const asked = current.current.map((item) => item.id)
    if (asked.length === 0) return
    const products = await readProducts(asked)
    if (!products) return
    setChanges(refreshCart(current.current, products, asked).changes.map(sayChange))
    changeCart({ type: 'refresh', products, asked })
  }, [])

  useEffect(() => {
    if (active) void refresh()
  }, [active, refresh])
  return { changes, refresh }
}

/** Null without a network: the cart stays as it is, and the order is checked again when it is placed. */
async function readProducts(ids: readonly number[]): Promise<FreshProduct[] | null> {
  try {
    const answer = await fetch(`/api/carrito?ids=${ids.join(',')}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as { products: FreshProduct[] }).products : null
  } catch {
    return null
  }
}
