import { sayOrderChange } from './compare-shown.ts'
import type { PlaceRefusal } from './place-web-order.server.ts'

export const checkoutWords = {
  placed: 'Pedido creado exitosamente',
  notPlaced: 'Error al crear pedido',
  failed: 'Error al procesar el pedido. Inténtalo de nuevo.',
}

/** Why the order was not placed, one sentence for each reason. */
export function sayPlaceRefusal(refusal: PlaceRefusal): string[] {
  switch (refusal.reason) {
    case 'changed':
      return refusal.changes.map(sayOrderChange)
    case 'key-reused':
      return ['Ya recibimos un pedido desde esta página con otros datos. Recárgala y vuelve a intentarlo.']
    case 'card-unavailable':
      return ['El pago con tarjeta estará disponible próximamente. Elige otro método de pago.']
    case 'pickup-slot-unavailable':
      return ['Esa cita ya no se puede reservar. Elige otra fecha u hora.']
    case 'pickup-slot-full':
      return ['Esa hora de retiro ya está llena. Elige otra.']
    case 'too-many-of-each':
      return [`Puedes llevar hasta ${refusal.most} unidades de cada producto`]
    case 'too-many-units':
      return [
        `Un pedido en línea puede tener hasta ${refusal.most} unidades en total. Escríbenos para pedir más.`,
      ]
    case 'too-many-open-orders':
      return [
        refusal.by === 'phone'
          ? `Ya tienes ${refusal.most} pedidos por confirmar con este teléfono. Confírmalos por WhatsApp para hacer otro.`
          : 'Hay demasiados pedidos por confirmar desde tu conexión. Confírmalos por WhatsApp para hacer otro.',
      ]
  }
}
