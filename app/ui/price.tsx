import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { centavos } from '#app/shop/kernel/money.ts'
import { Money } from './money.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type PriceProps = {
  /** Before the discount. */
  price: number
  discountPercent: number
  size?: 'card' | 'page'
  /** Leave the badge out where the picture already carries it. */
  withoutBadge?: boolean
}

export function Price({ price, discountPercent, size = 'card', withoutBadge }: PriceProps) {
  const className = size === 'page' ? 'price price-page' : 'price'
  if (discountPercent === 0) {
    return (
      <p className={className}>
        <strong>
          <Money amount={price} />
        </strong>
      </p>
    )
  }
  return (
    <p className={className} data-offer="">
      <strong>
        <VisuallyHidden>Precio de oferta: </VisuallyHidden>
        <Money amount={finalPrice(centavos(price), discountPercent)} />
      </strong>
      <s>
        <VisuallyHidden>Precio anterior: </VisuallyHidden>
        <Money amount={price} />
      </s>
      {withoutBadge ? null : <DiscountBadge percent={discountPercent} />}
    </p>
  )
}

export function DiscountBadge({ percent }: { percent: number }) {
  return (
    <span className="discount">
      <VisuallyHidden>Descuento: </VisuallyHidden>−{percent} %
    </span>
  )
}
