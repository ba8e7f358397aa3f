import { ShoppingBasket } from 'lucide-react'
import { cartWords } from '#app/shop/cart/cart-words.ts'
import { ZERO } from '#app/shop/kernel/money.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { changeCart, closeCart, useCart } from '#app/web/cart/cart-store.ts'
import { CartLine } from './cart-line.tsx'
import { useFreshCart } from './use-fresh-cart.ts'

export default function CartDrawer() {
  const { items, open, total } = useCart()
  const toast = useToast()
  const { changes } = useFreshCart(items, open)
  const empty = items.length === 0
  return (
    <Drawer
      open={open}
      onClose={closeCart}
      title="Tu carrito"
      footer={empty ? undefined : <Foot total={total} />}
    >
      {changes.length > 0 ? (
        <Notice tone="warning" title="Tu carrito cambió" live>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {empty ? (
        <EmptyState
          icon={<ShoppingBasket />}
          title="Tu carrito está vacío"
          text="Agrega productos y aquí verás cuánto llevas."
        >
          <ButtonLink to="/catalogo" onClick={closeCart}>
            Explorar Productos
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul>
            {items.map((item) => (
              <CartLine key={item.id} item={item} />
            ))}
          </ul>
          <Button
            type="button"
            variant="quiet"
            size="small"
            onClick={() => {
              changeCart({ type: 'clear' })
              toast({ title: cartWords.cleared, kind: 'success' })
            }}
          >
            Vaciar carrito
          </Button>
        </>
      )}
    </Drawer>
  )
}

function Foot({ total }: { total: typeof ZERO }) {
  return (
    <div className="w-full">
      <dl className="space-y-1">
        <Sum name="Subtotal" amount={total} />
        <Sum name="Envío" amount={ZERO} />
        <Sum name="Impuestos" amount={ZERO} />
        <Sum name="Total" amount={total} strong />
      </dl>
      <p className="mt-1 mb-3 text-sm text-ink-soft">El envío se calcula al finalizar la compra</p>
      <ButtonLink to="/checkout" block size="large" onClick={closeCart}>
        Finalizar Compra
      </ButtonLink>
    </div>
  )
}

function Sum({ name, amount, strong }: { name: string; amount: typeof ZERO; strong?: boolean }) {
  return (
    <div className={strong ? 'flex justify-between text-lg font-bold' : 'flex justify-between'}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
