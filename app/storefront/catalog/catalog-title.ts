import type { CatalogFilters } from '#app/shop/catalog/catalog-filters.ts'
import { healthGoalLabels } from '#app/shop/catalog/health-goals.ts'
import { formatCount } from '#app/shop/kernel/count.ts'

type Asked = Pick<CatalogFilters, 'search' | 'brand' | 'gender' | 'goal'> & {
  category: { name: string } | null
}

/** What the list is of: "Vitaminas para mujer de Solgar". */
export function catalogHeading({ search, brand, category, gender, goal }: Asked): string {
  if (search) return `Resultados para "${shortened(search)}"`
  const whose = gender ? ` · ${gender}` : ''
  const what = category?.name ?? (goal ? healthGoalLabels[goal] : null)
  if (what && brand) return `${what} de ${brand}${whose}`
  return `${what ?? brand ?? 'Catálogo'}${whose}`
}

/** The document's title, from brand and search. */
export function catalogTitle(asked: Asked): string {
  const { search, brand } = asked
  if (!search)
    return asked.brand || asked.category || asked.goal ? `${catalogHeading(asked)} | Catálogo` : 'Catálogo'
  return `${brand ? `${brand}: ` : ''}"${shortened(search)}" | Catálogo`
}

export function catalogDescription(asked: Asked, total: number): string {
  const what = asked.search ? `"${shortened(asked.search)}"` : catalogHeading(asked)
  return `${what}: ${formatCount(total)} productos con precio en córdobas y dólares, entrega en toda Nicaragua y pedido por WhatsApp.`
}

const shortened = (search: string) => (search.length > 60 ? `${search.slice(0, 60)}…` : search)
