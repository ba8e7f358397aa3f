import type { Channel } from './order-status.ts'

export const paymentMethods = ['efectivo', 'transferencia', 'tarjeta', 'sinpe', 'pagadito'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const webPaymentStates = ['pending', 'completed', 'failed'] as const
export const storePaymentStates = ['pendiente', 'pagado', 'credito', 'regalia'] as const
export type WebPaymentState = (typeof webPaymentStates)[number]
export type StorePaymentState = (typeof storePaymentStates)[number]
export type PaymentState = WebPaymentState | StorePaymentState

const methodLabels: Record<PaymentMethod, string> = {
  efectivo: 'Efectivo',
  transferencia: 'Transferencia',
  tarjeta: 'Tarjeta',
  sinpe: 'SINPE',
  pagadito: 'Pagadito',
}

const stateLabels: Record<PaymentState, string> = {
  pending: 'Pendiente',
  completed: 'Pagado',
  failed: 'Fallido',
  pendiente: 'Pendiente',
  pagado: 'Pagado',
  credito: 'Crédito',
  regalia: 'Regalía',
}

/** As staff read it. */
export const paymentMethodLabel = (method: PaymentMethod) => methodLabels[method]
export const paymentStateLabel = (state: PaymentState) => stateLabels[state]

/** As the customer reads it. */
export function customerPaymentMethod(method: PaymentMethod): string {
  if (method === 'efectivo') return 'Efectivo contra entrega'
  if (method === 'transferencia') return 'Transferencia bancaria'
  if (method === 'pagadito') return 'Tarjeta (Pagadito)'
  return methodLabels[method]
}

export function customerPaymentState(state: PaymentState): 'Pagado' | 'Pendiente' {
  return state === 'completed' || state === 'pagado' ? 'Pagado' : 'Pendiente'
}

export function methodsOf(channel: Channel): PaymentMethod[] {
  return channel === 'web'
    ? ['efectivo', 'transferencia', 'tarjeta', 'pagadito']
    : ['efectivo', 'tarjeta', 'transferencia', 'sinpe']
}

export function isStateOf(channel: Channel, state: PaymentState): boolean {
  const states: readonly string[] = channel === 'web' ? webPaymentStates : storePaymentStates
  return states.includes(state)
}

/** The edit dialog offers credito only where the order already has it. */
export function offeredStates(current: StorePaymentState): StorePaymentState[] {
  return storePaymentStates.filter((state) => state !== 'credito' || current === 'credito')
}
