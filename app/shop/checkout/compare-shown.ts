import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { type PromoRefusal, sayPromoRefusal } from '#app/shop/promotions/promo-code.ts'

/** What is not as the browser showed it; nothing was ordered. */
export type OrderChange =
  | { kind: 'price-changed'; id: number; name: string; was: Money; now: Money }
  | { kind: 'sold-out'; id: number; name: string }
  | { kind: 'only-n-left'; id: number; name: string; available: number }
  | { kind: 'product-gone'; id: number; name: string }
  | { kind: 'promo-changed'; was: number; now: number; refusal: PromoRefusal | null }
  | { kind: 'shipping-changed'; was: Money; now: Money }
  | { kind: 'department-gone' }
  | { kind: 'total-changed'; was: Money; now: Money }

type ShownLine = { id: number; name: string; quantity: number; price: Money }
type Today = { name: string; unitPrice: Money; available: number; onSale: boolean }

export function compareLine(shown: ShownLine, today: Today | undefined): OrderChange[] {
  const { id } = shown
  if (!today?.onSale) return [{ kind: 'product-gone', id, name: today?.name ?? shown.name }]
  const { name, unitPrice, available } = today
  if (available <= 0) return [{ kind: 'sold-out', id, name }]
  const changes: OrderChange[] = []
  if (available < shown.quantity) changes.push({ kind: 'only-n-left', id, name, available })
  if (unitPrice !== shown.price) {
    changes.push({ kind: 'price-changed', id, name, was: shown.price, now: unitPrice })
  }
  return changes
}

export function sayOrderChange(change: OrderChange): string {
  switch (change.kind) {
    case 'price-changed':
      return `${change.name}: el precio cambió de ${formatCordobas(change.was)} a ${formatCordobas(change.now)}`
    case 'sold-out':
      return `${change.name} se agotó`
    case 'only-n-left':
      return change.available === 1
        ? `${change.name}: solo queda 1 unidad`
        : `${change.name}: solo quedan ${change.available} unidades`
    case 'product-gone':
      return change.name
        ? `${change.name}: este producto ya no está disponible`
        : 'Este producto ya no está disponible'
    case 'promo-changed':
      return change.refusal
        ? sayPromoRefusal(change.refusal)
        : `El descuento de tu código ahora es de ${change.now} %`
    case 'shipping-changed':
      return `El costo de envío cambió de ${formatCordobas(change.was)} a ${formatCordobas(change.now)}`
    case 'department-gone':
      return 'Ya no hacemos envíos a ese departamento; elige otro'
    case 'total-changed':
      return `El total cambió de ${formatCordobas(change.was)} a ${formatCordobas(change.now)}`
  }
}
