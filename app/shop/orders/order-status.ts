import type { Holding } from '#app/shop/inventory/holding.ts'

export const orderStatuses = ['pendiente', 'en_proceso', 'completado', 'cancelado'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export type Channel = 'web' | 'store'

type Row = {
  label: string
  color: 'yellow' | 'blue' | 'green' | 'red'
  /** What an order in this status has of the stock. */
  holds: Holding
  /** Staff are asked before an order leaves it. */
  asksBeforeLeaving: boolean
}

/** Staff may set any status from any other. */
const statuses: Record<OrderStatus, Row> = {
  pendiente: { label: 'Pendiente', color: 'yellow', holds: 'reserved', asksBeforeLeaving: false },
  en_proceso: { label: 'En Proceso', color: 'blue', holds: 'reserved', asksBeforeLeaving: false },
  completado: { label: 'Completado', color: 'green', holds: 'taken', asksBeforeLeaving: true },
  cancelado: { label: 'Cancelado', color: 'red', holds: 'nothing', asksBeforeLeaving: true },
}

export const statusLabel = (status: OrderStatus) => statuses[status].label
export const statusColor = (status: OrderStatus) => statuses[status].color
export const holdingOf = (status: OrderStatus): Holding => statuses[status].holds
export const asksBeforeLeaving = (status: OrderStatus) => statuses[status].asksBeforeLeaving
export const isOpen = (status: OrderStatus) => statuses[status].holds === 'reserved'

/** The statuses behind one choice of the list's filter: in the store, en_proceso is shown under pendiente. */
export function statusesOfFilter(channel: Channel, filter: OrderStatus): OrderStatus[] {
  return channel === 'store' && filter === 'pendiente' ? ['pendiente', 'en_proceso'] : [filter]
}

/** The choices of the list's filter. */
export function statusFilters(channel: Channel): OrderStatus[] {
  return channel === 'store' ? ['pendiente', 'completado', 'cancelado'] : [...orderStatuses]
}

type Editable = { status: OrderStatus; paymentState: string }

/** Pedidos Web: edited only while open and unpaid. */
export function isWebOrderEditable({ status, paymentState }: Editable): boolean {
  return isOpen(status) && paymentState !== 'completed'
}

const CANCEL_HOURS = 2

type Cancellable = { channel: Channel; status: OrderStatus; paymentState: string; createdAt: Date }

/** A customer's own web order: in its first two hours, while it is neither completed nor paid. */
export function isCancellableByCustomer(order: Cancellable, now: Date): boolean {
  const age = now.getTime() - order.createdAt.getTime()
  return (
    order.channel === 'web' &&
    isOpen(order.status) &&
    order.paymentState !== 'completed' &&
    age < CANCEL_HOURS * 3_600_000
  )
}
