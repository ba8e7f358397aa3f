import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import type { ProductDetail } from '#app/shop/catalog/find-product.server.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { timesQuantity } from '#app/shop/kernel/money.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { useAddToCart } from '#app/web/cart/use-add-to-cart.ts'
import { cartProduct } from '../cart-product.ts'

/** How many, and into the cart; on a phone it stays at the thumb. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const add = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const soldOut = product.stock === 'none'
  return (
    <div className="buy-box">
      {soldOut ? null : (
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          min={1}
          label={`Cantidad de ${product.name}`}
          size="large"
        />
      )}
      <Button
        type="button"
        size="large"
        icon={<ShoppingCart aria-hidden="true" />}
        disabled={soldOut}
        onClick={() => {
          add(cartProduct({ ...product, picture: product.pictures[0] ?? null }), quantity)
          setQuantity(1)
        }}
      >
        <span>
          {soldOut ? 'Sin Stock' : 'Agregar al carrito'}
          <span className="buy-box-total">
            <Money amount={timesQuantity(finalPrice(product.price, product.percent), quantity)} />
          </span>
        </span>
      </Button>
    </div>
  )
}
