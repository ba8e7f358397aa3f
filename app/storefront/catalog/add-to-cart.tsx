import { useState } from 'react'
import type { ProductCard } from '#app/shop/catalog/product-card.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { SharedIcon } from '#app/ui/shared-icons.tsx'
import { useAddToCart } from '#app/web/cart/use-add-to-cart.ts'
import { cartProduct } from '../cart-product.ts'

const MOST_AT_ONCE = 99

type Props = { product: ProductCard; withQuantity?: boolean }

export function AddToCart({ product, withQuantity }: Props) {
  const add = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const soldOut = product.stock === 'none'
  return (
    <div className="add-to-cart">
      {withQuantity && !soldOut ? (
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={MOST_AT_ONCE}
          label={`Cantidad de ${product.name}`}
        />
      ) : null}
      <Button
        type="button"
        icon={<SharedIcon name="cart" />}
        disabled={soldOut}
        aria-label={soldOut ? undefined : `Agregar ${product.name} al carrito`}
        onClick={() => {
          add(cartProduct(product), quantity)
          setQuantity(1)
        }}
      >
        {soldOut ? 'Agotado' : 'Agregar'}
      </Button>
    </div>
  )
}
