import { Link } from 'react-router'
import type { ProductCard as Product } from '#app/shop/catalog/product-card.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import { DiscountBadge, Price } from '#app/ui/price.tsx'
import { FavoriteButton } from '#app/web/favorites/favorite-button.tsx'
import { AddToCart } from './add-to-cart.tsx'

type Props = {
  product: Product
  /** How wide the picture is shown. */
  sizes: string
  eager?: boolean
  /** Choose how many before adding. */
  withQuantity?: boolean
  heading?: 'h2' | 'h3'
}

export function ProductCard({ product, sizes, eager, withQuantity, heading: Heading = 'h3' }: Props) {
  const { id, name, brand, price, percent, stock, picture } = product
  return (
    <article className="product-card" data-sold-out={stock === 'none' || undefined}>
      <div className="product-card-picture">
        <ProductPicture media={picture} alt="" sizes={sizes} eager={eager} />
        <div className="product-card-badges">
          {percent > 0 ? <DiscountBadge percent={percent} /> : null}
          {stock === 'few' ? <Badge color="yellow">Pocas unidades</Badge> : null}
          {stock === 'none' ? <Badge>Agotado</Badge> : null}
        </div>
        <FavoriteButton productId={id} name={name} className="product-card-favorite" />
      </div>
      <div className="product-card-text">
        {brand ? <p className="product-card-brand">{brand}</p> : null}
        <Heading>
          <Link to={`/producto/${id}`}>{name}</Link>
        </Heading>
      </div>
      <Price price={price} discountPercent={percent} withoutBadge />
      <AddToCart product={product} withQuantity={withQuantity} />
    </article>
  )
}
