import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { type CatalogFilters, genders, pageSizes } from '#app/shop/catalog/catalog-filters.ts'
import { healthGoalLabels, healthGoals } from '#app/shop/catalog/health-goals.ts'
import type { CategoryLink } from '#app/shop/catalog/list-categories.server.ts'
import { SelectField } from '#app/ui/select-field.tsx'

const sortLabels = [
  ['newest', 'Más recientes'],
  ['price-asc', 'Precio: menor a mayor'],
  ['price-desc', 'Precio: mayor a menor'],
  ['name', 'Nombre A-Z'],
] as const

const byRelevance = ['relevance', 'Más relevantes'] as const

type Props = { filters: CatalogFilters; categories: CategoryLink[]; category: CategoryLink | null }

/** Every choice is a field of a plain form, sent at once where scripts run and by its button where they do not. */
export function FilterForm({ filters, categories, category }: Props) {
  const submit = useSubmit()
  // Stays as it was put while the list changes below; a list that opens filtered shows its products first.
  const [open, setOpen] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement)
      submit(tidied(new FormData(event.currentTarget)), { action: '/catalogo', preventScrollReset: true })
  }
  const narrowed = [filters.category, filters.gender, filters.goal].filter(Boolean).length
  const sorts = filters.search ? [byRelevance, ...sortLabels] : sortLabels
  return (
    <Form action="/catalogo" className="filter-form" onChange={send} key={JSON.stringify(filters)}>
      {filters.search ? <input type="hidden" name="search" value={filters.search} /> : null}
      {filters.brand ? <input type="hidden" name="brand" value={filters.brand} /> : null}
      <details className="filter-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="button button-secondary">
          <SlidersHorizontal aria-hidden="true" />
          Filtros{narrowed > 0 ? ` (${narrowed})` : ''}
        </summary>
        <div>
          <SelectField
            label="Categoría"
            name="category"
            placeholder="Todas las categorías"
            defaultValue={category?.slug ?? ''}
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <SelectField
            label="Meta de salud"
            name="goal"
            placeholder="Todas las metas"
            defaultValue={filters.goal ?? ''}
            options={healthGoals.map((goal) => ({ value: goal, label: healthGoalLabels[goal] }))}
          />
          <SelectField
            label="Género"
            name="gender"
            placeholder="Todos"
            defaultValue={filters.gender ?? ''}
            options={genders.map((gender) => ({ value: gender, label: gender }))}
          />
        </div>
      </details>
      <SelectField
        label="Ordenar por"
        name="sort"
        defaultValue={filters.sort}
        options={sorts.map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        label="Por página"
        name="size"
        defaultValue={String(filters.size)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <noscript>
        <button type="submit" className="button button-secondary">
          Aplicar
        </button>
      </noscript>
    </Form>
  )
}

/** Leaves empty fields out of the address. */
function tidied(data: FormData): FormData {
  for (const [name, value] of [...data]) if (value === '') data.delete(name)
  return data
}
