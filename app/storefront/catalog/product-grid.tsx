import type { ProductCard as Product } from '#app/shop/catalog/product-card.ts'
import { ProductCard } from './product-card.tsx'

const SIZES = '(min-width: 80rem) 238px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw'
/** Those seen at once are asked for at once. */
const FIRST_ROW = 4

type Props = { products: Product[]; withQuantity?: boolean; id?: string }

export function ProductGrid({ products, withQuantity = true, id }: Props) {
  return (
    <ul className="product-grid" id={id}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={SIZES}
            eager={place < FIRST_ROW}
            withQuantity={withQuantity}
            heading="h2"
          />
        </li>
      ))}
    </ul>
  )
}
