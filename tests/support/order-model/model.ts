import type { Holding } from '#app/shop/inventory/holding.ts'
import { holdingOf, isOpen, type OrderStatus } from '#app/shop/orders/order-status.ts'

export type Lines = Map<number, number>

export type ModelOrder = {
  channel: 'web' | 'store'
  status: OrderStatus
  holding: Holding
  lines: Lines
  promo: boolean
  confirmed: boolean
  deleted: boolean
  paymentState: string
  byCard: boolean
  createdAt: number
  reservedUntil: number | null
  payment: { rank: number; amount: number; lastAnswer?: string } | null
}

const units = (lines: Lines, productId: number) => lines.get(productId) ?? 0

/** What the shop should hold, thought anew: balances are always derived from the orders, never moved. */
export class OrderModel {
  readonly onHandWithoutOrders = new Map<number, number>()
  readonly orders: ModelOrder[] = []
  readonly promoLimit: number

  constructor(products: { id: number; stock: number }[], promoLimit: number) {
    for (const { id, stock } of products) this.onHandWithoutOrders.set(id, stock)
    this.promoLimit = promoLimit
  }

  held(productId: number, holding: Holding): number {
    return this.orders
      .filter((order) => order.holding === holding)
      .reduce((sum, order) => sum + units(order.lines, productId), 0)
  }

  onHand(productId: number): number {
    return (this.onHandWithoutOrders.get(productId) ?? 0) - this.held(productId, 'taken')
  }

  available(productId: number): number {
    return this.onHand(productId) - this.held(productId, 'reserved')
  }

  promoUses(): number {
    return this.orders.filter((order) => order.promo && !order.deleted && order.status !== 'cancelado').length
  }

  /** Whether the shelf has what the order needs beyond what it holds. */
  fits(order: ModelOrder | null, holding: Holding, lines: Lines): boolean {
    if (holding === 'nothing') return true
    const had = order && order.holding !== 'nothing' ? order.lines : new Map<number, number>()
    return [...lines].every(([id, quantity]) => quantity - units(had, id) <= Math.max(0, this.available(id)))
  }

  create(order: ModelOrder): boolean {
    if (!this.fits(null, order.holding, order.lines)) return false
    if (order.promo && this.promoUses() >= this.promoLimit) return false
    this.orders.push(order)
    return true
  }

  setStatus(order: ModelOrder, to: OrderStatus): boolean {
    const comesBack = order.status === 'cancelado' && to !== 'cancelado'
    if (comesBack && order.promo && this.promoUses() >= this.promoLimit) return false
    if (!this.fits(order, holdingOf(to), order.lines)) return false
    order.status = to
    order.holding = holdingOf(to)
    order.reservedUntil = null
    if (to !== 'cancelado') order.confirmed = true
    return true
  }

  edit(order: ModelOrder, lines: Lines): boolean {
    if (order.channel === 'web' && !(isOpen(order.status) && order.paymentState !== 'completed')) return false
    if (!this.fits(order, order.holding, lines)) return false
    order.lines = lines
    return true
  }

  remove(order: ModelOrder) {
    order.deleted = true
    order.holding = 'nothing'
  }

  confirm(order: ModelOrder): boolean {
    if (order.channel !== 'web' || !isOpen(order.status)) return false
    if (order.confirmed && order.holding === 'reserved') return true
    return this.setStatus(order, order.status)
  }

  cancelOwn(order: ModelOrder, now: number): boolean {
    if (order.status === 'cancelado') return true
    const inTime = now - order.createdAt < 2 * 3_600_000
    if (order.channel !== 'web' || !isOpen(order.status) || order.paymentState === 'completed' || !inTime)
      return false
    return this.setStatus(order, 'cancelado')
  }

  lapse(now: number) {
    for (const order of this.orders) {
      if (order.holding === 'reserved' && order.reservedUntil !== null && order.reservedUntil <= now) {
        order.holding = 'nothing'
        order.reservedUntil = null
      }
    }
  }

  paidByStaff(order: ModelOrder) {
    if (order.paymentState === 'completed') return
    order.paymentState = 'completed'
    if (isOpen(order.status)) this.confirm(order)
  }

  /** An answer of the card provider, the same twice being one; `asked` is what the order costs in US cents now. */
  answer(order: ModelOrder, status: string, asked: number) {
    const payment = order.payment
    if (!payment) return
    const rank = status === 'COMPLETED' ? 3 : ['FAILED', 'REVOKED', 'CANCELED'].includes(status) ? 2 : 1
    const moves = rank > payment.rank
    const stillOpen = rank === 1 && payment.rank === 1 && payment.lastAnswer !== status
    payment.lastAnswer = status
    if (moves) payment.rank = rank
    if (order.deleted) return
    if (moves && rank === 3 && payment.amount === asked && order.paymentState !== 'completed') {
      order.paymentState = 'completed'
      if (order.status !== 'completado') this.setStatus(order, 'completado')
    }
    const mayFail = order.byCard && order.paymentState !== 'completed' && isOpen(order.status)
    if (moves && rank === 2 && mayFail) {
      order.paymentState = 'failed'
      this.setStatus(order, 'cancelado')
    }
    if (stillOpen && order.status === 'pendiente') order.status = 'en_proceso'
  }
}
