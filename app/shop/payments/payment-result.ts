import type { OrderStatus } from '#app/shop/orders/order-status.ts'
import type { WebPaymentState } from '#app/shop/orders/payment-words.ts'

export type PaymentStatus = 'starting' | 'open' | 'completed' | 'failed' | 'revoked' | 'canceled'

type Row = {
  payment: PaymentStatus
  order: OrderStatus
  paymentState: WebPaymentState
  headline: string
}

const verifying: Row = {
  payment: 'open',
  order: 'en_proceso',
  paymentState: 'pending',
  headline: 'Verificando Pago',
}

const rows: Record<string, Row> = {
  COMPLETED: {
    payment: 'completed',
    order: 'completado',
    paymentState: 'completed',
    headline: '¡Pago Exitoso!',
  },
  FAILED: { payment: 'failed', order: 'cancelado', paymentState: 'failed', headline: 'Pago Fallido' },
  REVOKED: { payment: 'revoked', order: 'cancelado', paymentState: 'failed', headline: 'Pago Rechazado' },
  CANCELED: { payment: 'canceled', order: 'cancelado', paymentState: 'failed', headline: 'Pago Cancelado' },
}

/** What an answer of the provider means for the order, and what the page says over it. */
export const resultOf = (providerStatus: string): Row => rows[providerStatus] ?? verifying

const ranks: Record<PaymentStatus, number> = {
  starting: 0,
  open: 1,
  failed: 2,
  revoked: 2,
  canceled: 2,
  completed: 3,
}

/** A payment only moves on: what was settled does not open again, and completed is the end. */
export const movesOn = (from: PaymentStatus, to: PaymentStatus) => ranks[to] > ranks[from]

/** The page's headline for a payment that is settled already. */
export function headlineOf(status: PaymentStatus): string {
  return Object.values(rows).find((row) => row.payment === status)?.headline ?? verifying.headline
}

export const CHECK_FAILED_HEADLINE = 'Error de Verificación'

const LONGEST_NOTES = 4000

/** The result stands at the end of the order's notes; notes that are too long give way to it. */
export function withNote(notes: string | null, note: string): string {
  const line = note.slice(0, 500)
  if (!notes) return line
  const room = LONGEST_NOTES - line.length - 1
  return `${notes.slice(0, room)}\n${line}`
}
