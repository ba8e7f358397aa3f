import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { type CatalogFilters, catalogAddress } from '#app/shop/catalog/catalog-filters.ts'

const BEFORE_MORE = 14

type Props = { brands: string[]; filters: CatalogFilters }

/**
 * The brands to choose from; choosing the chosen one again takes the filter away. They are many: one listener serves
 * them all, instead of a component for each.
 */
export function BrandChips({ brands, filters }: Props) {
  const navigate = useNavigate()
  const choose = (event: MouseEvent<HTMLElement>) => {
    const address = (event.target as HTMLElement).closest('a')?.getAttribute('href')
    if (!address || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    navigate(address, { preventScrollReset: true })
  }
  const isChosen = (brand: string) => brand.toLowerCase() === filters.brand?.toLowerCase()
  const first = brands.slice(0, BEFORE_MORE)
  const rest = brands.slice(BEFORE_MORE).sort((a, b) => a.localeCompare(b, 'es'))
  const hidden = rest.find(isChosen)
  if (brands.length === 0) return null
  const chip = (brand: string) => (
    <li key={brand}>
      <a
        href={catalogAddress({ ...filters, brand: isChosen(brand) ? null : brand, shown: filters.size })}
        className="chip"
        aria-current={isChosen(brand) ? 'true' : undefined}
      >
        {brand}
        {isChosen(brand) ? <span aria-hidden="true">×</span> : null}
      </a>
    </li>
  )
  return (
    <section className="brand-chips" aria-labelledby="marcas" onClick={choose}>
      <h2 id="marcas">Marcas</h2>
      <ul className="chips chips-scroll">
        {hidden ? chip(hidden) : null}
        {first.map(chip)}
      </ul>
      {rest.length > 0 ? (
        <details>
          <summary>
            <span className="more">Ver más</span>
            <span className="less">Ver menos</span>
          </summary>
          <ul className="chips">{rest.filter((brand) => brand !== hidden).map(chip)}</ul>
        </details>
      ) : null}
    </section>
  )
}
