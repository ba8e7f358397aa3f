import type { ProductDetail } from '#app/shop/catalog/find-product.server.ts'

/** The details box; what the product does not have is left out. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  const details = [
    ['Marca', product.brand],
    ['Presentación', product.presentation],
    ['SKU', product.sku],
    ['Código', product.code],
    ['Categoría', product.category?.name],
    ['Género', product.gender],
    ['Concentración de alcohol', product.alcoholConcentration],
  ].filter(([, value]) => value)
  if (details.length === 0) return null
  return (
    <section className="product-details">
      <h2>Detalles del producto</h2>
      <dl>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
