import { Tag } from 'lucide-react'
import { Form, useNavigation, useRevalidator, useSubmit } from 'react-router'
import { listOffers } from '#app/shop/catalog/list-offers.server.ts'
import { offersAddress, readOfferFilters } from '#app/shop/catalog/offer-filters.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorPanel } from '#app/ui/error-panel.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { db } from '#app/web/database.server.ts'
import { MoreProducts } from '../catalog/more-products.tsx'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { withRetries } from '../catalog/with-retries.ts'
import { breadcrumbData } from '../finding/structured-data.ts'
import { pageMeta } from '../page-meta.ts'
import '../catalog/catalog.css'
import type { Route } from './+types/offers'

export async function loader({ request }: Route.LoaderArgs) {
  const filters = readOfferFilters(new URL(request.url).searchParams)
  return { ...(await listOffers(db, filters)), filters }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return withRetries(() => serverLoader(), request.signal)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const brand = loaderData?.filters.brand ?? null
  const path = offersAddress({ brand, shown: 0 })
  return pageMeta(matches, {
    title: brand ? `Ofertas de ${brand}` : 'Ofertas increíbles',
    description: `${loaderData?.total ?? 0} productos con descuento${brand ? ` de ${brand}` : ''}: vitaminas, suplementos y farmacia con entrega en toda Nicaragua.`,
    path: loaderData ? path : null,
    structured: (publicUrl) => [
      breadcrumbData(publicUrl, [
        { name: 'Inicio', path: '/' },
        { name: 'Ofertas', path: '/ofertas' },
      ]),
    ],
  })
}

export default function Offers({ loaderData: { products, total, brands, filters } }: Route.ComponentProps) {
  const submit = useSubmit()
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location.pathname === '/ofertas'
  return (
    <div className="page catalog">
      <Breadcrumb trail={[{ name: 'Inicio', to: '/' }, { name: 'Ofertas' }]} />
      <h1 className="catalog-title">Ofertas Increíbles</h1>
      <Form action="/ofertas" className="filter-form" key={filters.brand}>
        <SelectField
          label="Marca"
          name="brand"
          placeholder="Todas las marcas"
          defaultValue={brands.find((brand) => brand.toLowerCase() === filters.brand?.toLowerCase()) ?? ''}
          options={brands.map((brand) => ({ value: brand, label: brand }))}
          onChange={(event) => {
            const brand = event.target.value
            submit(brand ? { brand } : {}, { action: '/ofertas', preventScrollReset: true })
          }}
        />
        <noscript>
          <button type="submit" className="button button-secondary">
            Aplicar
          </button>
        </noscript>
      </Form>
      <div className="catalog-status">
        <p role="status">
          {loading
            ? 'Cargando productos...'
            : total > 0
              ? `${formatCount(total)} ${total === 1 ? 'Producto' : 'Productos'} en Oferta`
              : ''}
        </p>
      </div>
      <div aria-busy={loading || undefined} className="catalog-products">
        {total > 0 ? (
          <ProductGrid products={products} withQuantity={false} />
        ) : (
          <EmptyState
            icon={<Tag aria-hidden="true" />}
            title="No hay ofertas disponibles"
            text="Vuelve pronto: los descuentos cambian seguido."
          >
            <ButtonLink to={filters.brand ? '/ofertas' : '/catalogo'}>
              {filters.brand ? 'Ver todas las ofertas' : 'Ver el catálogo'}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
      <MoreProducts
        shown={products.length}
        total={total}
        to={offersAddress({ ...filters, shown: filters.shown + 24 })}
        loading={loading}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="page catalog">
      <title>Ofertas</title>
      <h1 className="catalog-title">Ofertas Increíbles</h1>
      <ErrorPanel
        message="Error al cargar las ofertas"
        onRetry={() => revalidate()}
        pending={state === 'loading'}
      />
    </div>
  )
}
