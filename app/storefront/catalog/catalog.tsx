import { PackageSearch } from 'lucide-react'
import { useNavigation, useRevalidator } from 'react-router'
import { catalogAddress, readCatalogFilters } from '#app/shop/catalog/catalog-filters.ts'
import { listCatalog } from '#app/shop/catalog/list-catalog.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorPanel } from '#app/ui/error-panel.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { db } from '#app/web/database.server.ts'
import { breadcrumbData } from '../finding/structured-data.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/catalog'
import { BrandChips } from './brand-chips.tsx'
import { catalogDescription, catalogHeading, catalogTitle } from './catalog-title.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { MoreProducts } from './more-products.tsx'
import { ProductGrid } from './product-grid.tsx'
import './catalog.css'
import { withRetries } from './with-retries.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { filters, unknown } = readCatalogFilters(new URL(request.url).searchParams)
  const page = await listCatalog(db, filters)
  const applied = {
    ...filters,
    brand: page.unknown.includes(filters.brand ?? '') ? null : filters.brand,
    category: page.category?.slug ?? null,
  }
  return { ...page, filters: applied, unknown: [...unknown, ...page.unknown] }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return withRetries(() => serverLoader(), request.signal)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: 'Catálogo', description: 'Catálogo', path: null })
  const { filters, category, total } = loaderData
  const asked = { ...filters, category }
  const { search, brand, gender, goal } = filters
  const address = catalogAddress({
    search,
    brand,
    category: filters.category,
    gender,
    goal,
    sort: search ? 'relevance' : 'newest',
  })
  return pageMeta(matches, {
    title: catalogTitle(asked),
    description: catalogDescription(asked, total),
    path: address,
    index: !filters.search,
    structured: (publicUrl) => [
      breadcrumbData(publicUrl, [
        { name: 'Inicio', path: '/' },
        { name: 'Catálogo', path: '/catalogo' },
        ...(address === '/catalogo' ? [] : [{ name: catalogHeading(asked), path: address }]),
      ]),
    ],
  })
}

export default function Catalog({ loaderData }: Route.ComponentProps) {
  const { filters, products, total, brands, categories, category, unknown, foundInstead } = loaderData
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location.pathname === '/catalogo'
  const heading = catalogHeading({ ...filters, category })
  const shown = products.length
  return (
    <div className="page catalog">
      <Breadcrumb
        trail={[
          { name: 'Inicio', to: '/' },
          ...(heading === 'Catálogo' ? [] : [{ name: 'Catálogo', to: '/catalogo' }]),
          { name: heading },
        ]}
      />
      <h1 className="catalog-title">{heading}</h1>
      {unknown.length > 0 ? (
        <Notice tone="info">
          No conocemos {unknown.map((value) => `"${value}"`).join(', ')}. Te mostramos la lista sin ese
          filtro.
        </Notice>
      ) : null}
      {foundInstead ? (
        <Notice tone="info">
          No encontramos "{filters.search}". Te mostramos lo más parecido: <b>{foundInstead}</b>
        </Notice>
      ) : null}
      <BrandChips brands={brands} filters={filters} />
      <FilterForm filters={filters} categories={categories} category={category} />
      <ChosenFilters filters={filters} category={category} />
      <div className="catalog-status">
        <p role="status">
          {loading
            ? 'Cargando productos...'
            : total > 0
              ? `Mostrando 1 - ${shown} de ${formatCount(total)} productos`
              : ''}
        </p>
      </div>
      <div aria-busy={loading || undefined} className="catalog-products">
        {total > 0 ? (
          <ProductGrid products={products} />
        ) : (
          <EmptyState
            icon={<PackageSearch aria-hidden="true" />}
            title={
              filters.search
                ? `No se encontraron productos para "${filters.search}"`
                : 'No hay productos disponibles'
            }
            text="Prueba con otra palabra, con menos filtros, o mira todo lo que tenemos."
          >
            <ButtonLink to="/catalogo">Ver todo el catálogo</ButtonLink>
          </EmptyState>
        )}
      </div>
      <MoreProducts
        shown={shown}
        total={total}
        to={catalogAddress({ ...filters, shown: filters.shown + filters.size })}
        loading={loading}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="page catalog">
      <title>Catálogo</title>
      <h1 className="catalog-title">Catálogo</h1>
      <ErrorPanel
        message="No pudimos cargar los productos. Revisa tu conexión; tu carrito sigue guardado."
        onRetry={() => revalidate()}
        pending={state === 'loading'}
      />
      {state === 'loading' ? <p role="status">Cargando productos...</p> : null}
    </div>
  )
}
