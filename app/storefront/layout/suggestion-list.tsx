import type { ProductCard } from '#app/shop/catalog/product-card.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { Money } from '#app/ui/money.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import type { Suggestions } from './use-suggestions.ts'

type Props = {
  id: string
  shown: boolean
  suggestions: Suggestions
  active: number
  onActive: (index: number) => void
  onPick: (product: ProductCard) => void
}

export function SuggestionList({ id, shown, suggestions, active, onActive, onPick }: Props) {
  const products = suggestions.state === 'done' ? suggestions.products : []
  return (
    <div className="suggestions" hidden={!shown}>
      <p role="status" className={products.length > 0 ? 'visually-hidden' : 'suggestions-note'}>
        {shown ? says(suggestions) : ''}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label="Productos sugeridos">
        {products.map((product, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
          <li
            key={product.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => onActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(product)}
          >
            <ProductPicture media={product.picture} alt="" sizes="48px" largest={160} />
            <span className="suggestion-name">
              {product.name}
              <small>{product.brand}</small>
            </span>
            <span className="suggestion-price">
              <Money amount={finalPrice(product.price, product.percent)} />
              {product.stock === 'none' ? <small>Agotado</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function says(suggestions: Suggestions): string {
  if (suggestions.state === 'loading') return 'Buscando...'
  if (suggestions.state === 'failed') return 'No pudimos buscar ahora. Presiona Enter para ver el catálogo.'
  if (suggestions.state !== 'done') return ''
  const count = suggestions.products.length
  if (count === 0) return 'No se encontró producto'
  return count === 1 ? '1 producto sugerido' : `${count} productos sugeridos`
}
