import { PackageX } from 'lucide-react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { catalogAddress } from '#app/shop/catalog/catalog-filters.ts'
import { findProduct } from '#app/shop/catalog/find-product.server.ts'
import { similarProducts } from '#app/shop/catalog/similar-products.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Price } from '#app/ui/price.tsx'
import { db } from '#app/web/database.server.ts'
import { FavoriteButton } from '#app/web/favorites/favorite-button.tsx'
import { breadcrumbData, productData } from '../finding/structured-data.ts'
import { ProductStrip } from '../home/product-strip.tsx'
import { frameOf, inShort, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/product'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductDetails } from './product-details.tsx'
import './product.css'
import { ShareButton } from './share-button.tsx'
import { TrustNotes } from './trust-notes.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0
  const [product, similar] = await Promise.all([findProduct(db, id), similarProducts(db, id)])
  if (!product) throw data(null, { status: 404 })
  return { product, similar }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta(matches, {
      title: 'Producto no encontrado',
      description: 'El producto que buscas no existe o ha sido eliminado.',
      path: null,
    })
  }
  const { product } = loaderData
  const { id, name, brand, description, pictures } = product
  const path = `/producto/${id}`
  return pageMeta(matches, {
    title: brand && !name.includes(brand) ? `${name} - ${brand}` : name,
    description: inShort(description ?? `${name}, con entrega en toda Nicaragua.`),
    path,
    kind: 'product',
    picture: pictures[0] ? `/media/${pictures[0].key}/og.jpg` : null,
    structured: (publicUrl, shopName) => [
      productData(publicUrl, shopName, product),
      breadcrumbData(publicUrl, [
        { name: 'Inicio', path: '/' },
        { name: 'Catálogo', path: '/catalogo' },
        { name, path },
      ]),
    ],
  })
}

export default function Product({ loaderData: { product, similar }, matches }: Route.ComponentProps) {
  const { id, name, brand, price, percent, stock, description, usage, pictures } = product
  const address = `${frameOf(matches)?.publicUrl ?? ''}/producto/${id}`
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: 'Inicio', to: '/' }, { name: 'Catálogo', to: '/catalogo' }, { name }]} />
      <article className="product" key={id}>
        <Gallery name={name} pictures={pictures} />
        <div className="product-buy">
          <div className="product-badges">
            {brand ? (
              <Link to={catalogAddress({ brand })} className="product-brand">
                <span>{brand}</span>
              </Link>
            ) : null}
            {stock === 'few' ? <Badge color="yellow">Pocas unidades</Badge> : null}
          </div>
          <h1>{name}</h1>
          <Price price={price} discountPercent={percent} size="page" />
          <BuyBox product={product} />
          <div className="product-actions">
            <FavoriteButton productId={id} name={name} />
            <ShareButton name={name} url={address} />
          </div>
          <TrustNotes />
        </div>
        <div className="product-text">
          {description ? (
            <section>
              <h2>Descripción</h2>
              <p>{description}</p>
            </section>
          ) : null}
          {usage ? (
            <section>
              <h2>Instrucciones de uso</h2>
              <p>{usage}</p>
            </section>
          ) : null}
          <ProductDetails product={product} />
        </div>
      </article>
      <ProductStrip title="Productos Similares" products={similar} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <div className="page">
      <title>Producto no encontrado</title>
      <EmptyState
        heading="h1"
        icon={<PackageX aria-hidden="true" />}
        title="Producto no encontrado"
        text="El producto que buscas no existe o ha sido eliminado."
      >
        <ButtonLink to="/catalogo">Ver el catálogo</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Ir al Inicio
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
