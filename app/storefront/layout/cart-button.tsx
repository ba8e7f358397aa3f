import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { Money } from '#app/ui/money.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { openCart, useCart } from '#app/web/cart/cart-store.ts'

/** How many units are in the cart and what they cost; empty in the page that everybody gets. */
export function CartButton() {
  const { count, total } = useCart()
  return (
    <Link
      to="/checkout"
      className="cart-button"
      onClick={(event) => {
        event.preventDefault()
        openCart()
      }}
    >
      <span className="cart-button-icon">
        <ShoppingCart aria-hidden="true" />
        <VisuallyHidden>Carrito, productos: </VisuallyHidden>
        <span className="cart-button-count" data-empty={count === 0 || undefined}>
          {count}
        </span>
      </span>
      <span className="cart-button-total">
        <Money amount={total} />
      </span>
    </Link>
  )
}
