import type { PromoRefusal } from '#app/shop/promotions/promo-code.ts'
import { sayPromoRefusal } from '#app/shop/promotions/promo-code.ts'

type ShortLine = { productId: number; name: string; wanted: number; available: number }

/** Every reason for which an order's verb may refuse. */
export type OrderRefusal =
  | { reason: 'not-found' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'insufficient-stock'; short: ShortLine[] }
  | { reason: 'product-gone'; names: string[] }
  | { reason: 'department-gone' }
  | { reason: 'key-reused' }
  | { reason: 'not-editable' }
  | { reason: 'not-open' }
  | { reason: 'address-needed' }
  | { reason: 'credit-only-when-new' }
  | { reason: 'unknown-payment-state' }
  | { reason: 'paid-by-card' }
  | { reason: 'too-late' }
  | PromoRefusal

export function sayOrderRefusal(refusal: OrderRefusal): string {
  switch (refusal.reason) {
    case 'not-found':
      return 'Este pedido ya no existe'
    case 'changed-meanwhile':
      return 'Otra persona cambió este pedido mientras lo tenías abierto. Revísalo y vuelve a intentarlo.'
    case 'insufficient-stock':
      return refusal.short.map(sayShort).join('. ')
    case 'product-gone':
      return `Ya no se vende: ${refusal.names.filter(Boolean).join(', ') || 'uno de los productos'}`
    case 'department-gone':
      return 'Ese departamento ya no está disponible'
    case 'key-reused':
      return 'Este pedido ya se guardó con otros datos. Cierra la ventana y ábrelo en la lista.'
    case 'not-editable':
      return 'Solo se puede editar un pedido pendiente o en proceso que no esté pagado'
    case 'not-open':
      return 'Solo se puede confirmar un pedido web pendiente o en proceso'
    case 'address-needed':
      return 'Dirección es requerida para envío'
    case 'credit-only-when-new':
      return 'El crédito solo se da al crear el pedido'
    case 'unknown-payment-state':
      return 'Ese estado de pago no existe para este pedido'
    case 'paid-by-card':
      return 'Pagadito ya cobró este pedido; su pago no se puede quitar'
    case 'too-late':
      return 'Este pedido ya no se puede cancelar. Escríbenos por WhatsApp.'
    default:
      return sayPromoRefusal(refusal)
  }
}

function sayShort({ name, wanted, available }: ShortLine): string {
  const left = available === 1 ? 'hay 1 unidad disponible' : `hay ${available} unidades disponibles`
  return `Cantidad excede stock disponible: de ${name} se piden ${wanted} y ${left}`
}
