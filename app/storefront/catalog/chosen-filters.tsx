import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type CatalogFilters, catalogAddress } from '#app/shop/catalog/catalog-filters.ts'
import { healthGoalLabels } from '#app/shop/catalog/health-goals.ts'

type Props = { filters: CatalogFilters; category: { name: string } | null }

/** What narrows the list now, each with the way to take it away. */
export function ChosenFilters({ filters, category }: Props) {
  const chosen = [
    { name: filters.search ? `"${filters.search}"` : null, without: { search: null } },
    { name: category?.name, without: { category: null } },
    { name: filters.goal ? healthGoalLabels[filters.goal] : null, without: { goal: null } },
    { name: filters.gender, without: { gender: null } },
    { name: filters.brand, without: { brand: null } },
  ].filter(({ name }) => name)
  if (chosen.length === 0) return null
  const { sort, size } = filters
  return (
    <ul className="chips chosen-filters" aria-label="Filtros puestos">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link
            className="chip"
            to={catalogAddress({ ...filters, ...without, shown: size })}
            aria-label={`Quitar el filtro ${name}`}
            preventScrollReset
          >
            <span>{name}</span>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link className="link" to={catalogAddress({ sort, size, shown: size })} preventScrollReset>
            Quitar todos
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
