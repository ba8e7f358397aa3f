import { lazy, Suspense, useEffect, useState } from 'react'
import { useCart } from '#app/web/cart/cart-store.ts'

const CartDrawer = lazy(() => import('./cart-drawer.tsx'))

/** The drawer's code comes when it is first opened, and stays. */
export function CartOnDemand() {
  const { open } = useCart()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  return wanted ? (
    <Suspense fallback={null}>
      <CartDrawer />
    </Suspense>
  ) : null
}
