import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { type CartItem, mostUnits } from '#app/shop/cart/cart.ts'
import { cartWords, sayLimit } from '#app/shop/cart/cart-words.ts'
import { timesQuantity } from '#app/shop/kernel/money.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Money } from '#app/ui/money.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { changeCart, closeCart } from '#app/web/cart/cart-store.ts'

export function CartLine({ item }: { item: CartItem }) {
  const toast = useToast()
  const most = mostUnits(item.stock)
  const full = item.quantity >= most
  const remove = () => {
    changeCart({ type: 'remove', id: item.id })
    toast({ title: cartWords.removed, kind: 'success' })
  }
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] gap-3 border-b border-line py-4">
      <ProductPicture
        media={item.image ? { key: item.image } : null}
        alt=""
        sizes="72px"
        largest={160}
        className="rounded-lg"
      />
      <div className="min-w-0">
        <Link to={`/producto/${item.id}`} onClick={closeCart} className="font-medium hover:text-leaf">
          {item.name}
        </Link>
        {item.marca ? <p className="text-sm text-ink-soft">{item.marca}</p> : null}
        <div className="mt-2">
          <QuantityStepper
            label={`Cantidad de ${item.name}`}
            value={item.quantity}
            max={most}
            onChange={(quantity) => changeCart({ type: 'set-quantity', id: item.id, quantity })}
            note={
              full && item.stock !== null && item.stock < 99
                ? sayLimit({ kind: 'stock', available: item.stock })
                : undefined
            }
          />
        </div>
      </div>
      <div className="flex flex-col items-end justify-between">
        <IconButton label={`Eliminar ${item.name}`} onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <span className="font-semibold">
          <Money amount={timesQuantity(item.price, item.quantity)} />
        </span>
      </div>
    </li>
  )
}
