import { Link } from 'react-router'
import { type CatalogFilters, catalogAddress } from '#app/shop/catalog/catalog-filters.ts'

const BEFORE_MORE = 14

type Props = { brands: string[]; filters: CatalogFilters }

/** The brands to choose from; choosing the chosen one again takes the filter away. */
export function BrandChips({ brands, filters }: Props) {
  const isChosen = (brand: string) => brand.toLowerCase() === filters.brand?.toLowerCase()
  const first = brands.slice(0, BEFORE_MORE)
  const rest = brands.slice(BEFORE_MORE).sort((a, b) => a.localeCompare(b, 'es'))
  const hidden = rest.find(isChosen)
  if (brands.length === 0) return null
  const chip = (brand: string) => (
    <li key={brand}>
      <Link
        to={catalogAddress({ ...filters, brand: isChosen(brand) ? null : brand, shown: filters.size })}
        preventScrollReset
        className="chip"
        aria-current={isChosen(brand) ? 'true' : undefined}
      >
        {brand}
        {isChosen(brand) ? <span aria-hidden="true">×</span> : null}
      </Link>
    </li>
  )
  return (
    <section className="brand-chips" aria-labelledby="marcas">
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
