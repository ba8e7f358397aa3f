import { sayPagaditoProblem } from '#app/integrations/pagadito/words.ts'
import type { CheckRefusal } from './check-card-payment.server.ts'
import type { StartRefusal } from './start-card-payment.server.ts'

/** Why the customer could not be sent to Pagadito. */
export function sayStartRefusal(refusal: StartRefusal): string {
  switch (refusal.reason) {
    case 'not-found':
      return 'No se encontraron datos del pedido'
    case 'card-unavailable':
      return 'El pago con tarjeta estará disponible próximamente'
    case 'not-payable':
      return 'Este pedido ya no se puede pagar con tarjeta'
    case 'already-paid':
      return 'Este pedido ya está pagado'
    case 'payment-starting':
      return 'Estamos abriendo el pago en otra ventana. Espera un momento y vuelve a intentarlo.'
    case 'provider':
      return sayPagaditoProblem(refusal.problem)
  }
}

/** Why the result of a payment could not be told. */
export function sayCheckRefusal(refusal: CheckRefusal): string {
  if (refusal.reason === 'check-failed') return sayPagaditoProblem(refusal.problem)
  return 'No encontramos un pago con esos datos'
}
