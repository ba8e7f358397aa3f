import { Copy, History, Pencil } from 'lucide-react'
import { useSubmit } from 'react-router'
import { healthGoalLabels } from '#app/shop/catalog/health-goals.ts'
import type { StaffProduct } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { formatMoment, formatShortDay } from '#app/shop/kernel/dates.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import { type ListedProduct, ProductBadges } from './product-badges.tsx'

type Props = {
  product: StaffProduct
  today: ListedProduct['expiresOn']
  /** Null for those who only look. */
  onEdit: (() => void) | null
  onClose: () => void
}

/** Detalles del Producto, to be read. */
export function ProductDetails({ product, today, onEdit, onClose }: Props) {
  const submit = useSubmit()
  const duplicate = () => submit(null, { method: 'post', action: `/admin/productos/${product.id}/duplicar` })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Detalles del Producto"
      size="lg"
      footer={
        <FormActions>
          {onEdit ? (
            <>
              <Button
                type="button"
                variant="secondary"
                icon={<Copy aria-hidden="true" />}
                onClick={duplicate}
              >
                Duplicar
              </Button>
              <ButtonLink
                to={`/admin/productos/${product.id}/movimientos`}
                variant="secondary"
                icon={<History aria-hidden="true" />}
              >
                Historia del stock
              </ButtonLink>
              <Button type="button" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
                Editar
              </Button>
            </>
          ) : (
            <Button type="button" variant="secondary" onClick={onClose}>
              Cerrar
            </Button>
          )}
        </FormActions>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-xl wrap-anywhere">{product.name}</h3>
          <ProductBadges product={product} today={today} expiryDays={product.expiryDays} />
        </div>
        {product.pictures.length > 0 ? (
          <ul className="grid grid-cols-3 gap-3">
            {product.pictures.map((picture, place) => (
              <li key={picture.key}>
                <ProductPicture
                  media={picture}
                  alt={`${product.name}, imagen ${place + 1}`}
                  sizes="(width < 48rem) 30vw, 15rem"
                  className="rounded-lg border border-line"
                />
              </li>
            ))}
          </ul>
        ) : null}
        <DescriptionList columns={3} items={items(product)} />
        <DescriptionList
          items={[
            { term: 'Descripción', value: product.description },
            { term: 'Instrucciones de uso', value: product.usage },
          ]}
        />
      </div>
    </Dialog>
  )
}

function items(product: StaffProduct) {
  const { price, discountPercent, cost } = product
  return [
    { term: 'Precio', value: <Cordobas amount={price} /> },
    {
      term: `Con descuento (${discountPercent} %)`,
      value: discountPercent > 0 ? <Cordobas amount={product.finalPrice} /> : null,
    },
    { term: 'Costo', value: cost === null ? null : <Cordobas amount={cost} /> },
    { term: 'Stock', value: `${product.onHand} en la tienda` },
    { term: 'Apartadas en pedidos', value: product.reserved > 0 ? String(product.reserved) : null },
    { term: 'Disponibles', value: String(product.available) },
    { term: 'Stock mínimo y máximo', value: `${product.minStock} y ${product.maxStock}` },
    { term: 'Marca', value: product.brand },
    { term: 'Categoría', value: product.category },
    { term: 'SKU', value: product.sku },
    { term: 'Código de barras', value: product.code },
    { term: 'Presentación', value: product.presentation },
    { term: 'Fecha de expiración', value: product.expiresOn ? formatShortDay(product.expiresOn) : null },
    { term: 'Género', value: product.gender },
    { term: 'Concentración de alcohol', value: product.alcoholConcentration },
    { term: 'Metas de salud', value: product.healthGoals.map((goal) => healthGoalLabels[goal]).join(', ') },
    { term: 'Lugar entre los destacados', value: product.featuredPosition },
    { term: 'Creado', value: formatMoment(product.createdAt) },
    { term: 'Última modificación', value: formatMoment(product.updatedAt) },
  ]
}
