import { ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { FavoriteProduct } from '#app/shop/favorites/list-favorites.server.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { saveFavorite } from '#app/web/favorites/save-favorite.ts'
import { addProducts } from '../add-to-cart.ts'

export function FavoriteCard({ product }: { product: FavoriteProduct }) {
  const { id, name, description, price, discountPercent, active, available, picture, placeholder } = product
  const soldOut = available <= 0
  return (
    <li className="card flex gap-4">
      <Link to={`/producto/${id}`} className="block w-24 shrink-0 sm:w-32" tabIndex={-1} aria-hidden="true">
        <ProductPicture
          media={picture ? { key: picture, placeholder } : null}
          alt=""
          sizes="(min-width: 30rem) 128px, 96px"
          largest={320}
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col">
        <h2 className="text-base">
          <Link to={`/producto/${id}`} className="hover:underline">
            {name}
          </Link>
        </h2>
        {description ? <p className="line-clamp-2 text-sm text-ink-soft">{description}</p> : null}
        <div className="mt-auto pt-2">
          <Price price={price} discountPercent={discountPercent} />
          {soldOut ? <p className="text-sm font-medium text-red-ink">Sin stock disponible</p> : null}
          <div className="mt-2 flex items-center justify-between gap-1">
            <AddButton product={product} disabled={!active || soldOut} />
            <RemoveButton id={id} name={name} />
          </div>
        </div>
      </div>
    </li>
  )
}

function RemoveButton({ id, name }: { id: number; name: string }) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const remove = async () => {
    setLeaving(true)
    const saved = await saveFavorite(id, false)
    if (saved.ok) toast({ title: `${name} eliminado de favoritos`, kind: 'success' })
    else toast({ title: 'Error', text: 'Error al eliminar favorito', kind: 'error' })
    setLeaving(false)
    await revalidate()
  }
  return (
    <IconButton label={`Quitar ${name} de favoritos`} onClick={remove} disabled={leaving}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  )
}

function AddButton({ product, disabled }: { product: FavoriteProduct; disabled: boolean }) {
  const toast = useToast()
  const [adding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    const [answer] = await addProducts([{ productId: product.id, quantity: 1 }])
    setAdding(false)
    if (answer && answer.added > 0) toast({ title: `${product.name} agregado al carrito`, kind: 'success' })
    else toast({ title: 'Error', text: answer?.why ?? 'Error al agregar al carrito', kind: 'error' })
  }
  return (
    <Button
      type="button"
      size="small"
      onClick={add}
      disabled={disabled}
      pending={adding}
      pendingText="Agregando..."
      icon={<ShoppingCart aria-hidden="true" className="max-sm:hidden" />}
    >
      Agregar al carrito
    </Button>
  )
}
