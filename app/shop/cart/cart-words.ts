import { formatCordobas } from '#app/shop/kernel/money.ts'
import type { Added } from './cart.ts'
import type { CartChange } from './refresh-cart.ts'

export const cartWords = {
  added: (name: string) => `${name} agregado al carrito`,
  removed: 'Producto eliminado del carrito',
  cleared: 'Carrito vaciado',
  notSaved: 'Tu carrito no se pudo guardar en este dispositivo; no cierres esta página',
}

const units = (count: number) => `Solo ${count === 1 ? 'queda 1 unidad' : `quedan ${count} unidades`}`

/** What to say when fewer units than asked went into the cart; null when all did. */
export function sayLimit(limit: Added['limit']): string | null {
  if (!limit) return null
  if (limit.kind === 'most-lines') return 'Tu carrito puede tener hasta 50 productos distintos'
  if (limit.kind === 'most-of-each') return 'Puedes llevar hasta 99 unidades de cada producto'
  return limit.available === 0 ? 'Este producto está agotado' : units(limit.available)
}

export function sayChange(change: CartChange): string {
  switch (change.kind) {
    case 'price-changed':
      return `${change.name}: el precio cambió de ${formatCordobas(change.was)} a ${formatCordobas(change.now)}`
    case 'only-n-left':
      return `${change.name}: ${units(change.available).toLowerCase()}`
    case 'sold-out':
      return `${change.name} se agotó y salió de tu carrito`
    case 'product-gone':
      return `${change.name}: este producto ya no está disponible y salió de tu carrito`
  }
}
