import { useSearchParams } from 'react-router'
import { type StaffOnly, staffOnly, staffOnlyLabels } from '#app/shop/catalog/staff-filters.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { FilterBar, FilterSelect } from '#app/ui/filter-bar.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'

type Props = {
  choices: { brands: string[]; categories: { id: number; name: string }[] }
  counts: Record<StaffOnly, number>
  total: number
}

export function ProductFilters({ choices, counts, total }: Props) {
  const [search] = useSearchParams()
  const only = search.get('solo')
  const to = (wanted: StaffOnly | null) => {
    const next = new URLSearchParams(search)
    next.delete('pagina')
    next.delete('orden')
    if (wanted) next.set('solo', wanted)
    else next.delete('solo')
    return `?${next}`
  }
  return (
    <>
      <TabLinks
        label="Productos por atender"
        items={[
          { label: 'Todos', to: to(null), current: !only },
          ...staffOnly.map((one) => ({
            label: staffOnlyLabels[one],
            to: to(one),
            current: only === one,
            count: counts[one],
          })),
        ]}
      />
      <FilterBar count={total === 1 ? '1 producto' : `${formatCount(total)} productos`}>
        <SearchField label="Buscar productos" placeholder="Nombre, marca, SKU o código" />
        <FilterSelect
          name="categoria"
          label="Categoría"
          options={[
            { value: '', label: 'Todas' },
            { value: 'ninguna', label: 'Sin categoría' },
            ...choices.categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <FilterSelect
          name="marca"
          label="Marca"
          options={[
            { value: '', label: 'Todas' },
            ...choices.brands.map((brand) => ({ value: brand, label: brand })),
          ]}
        />
        <FilterSelect
          name="estado"
          label="Estado"
          options={[
            { value: '', label: 'Todos' },
            { value: 'activo', label: 'Activo' },
            { value: 'inactivo', label: 'Inactivo' },
          ]}
        />
      </FilterBar>
    </>
  )
}
