import { describe, expect, test } from 'vitest'
import { movesBetween } from '#app/shop/inventory/holding.ts'
import {
  asksBeforeLeaving,
  holdingOf,
  isCancellableByCustomer,
  isWebOrderEditable,
  orderStatuses,
  statusColor,
  statusesOfFilter,
  statusLabel,
} from './order-status.ts'
import {
  customerPaymentState,
  methodsOf,
  offeredStates,
  storePaymentStates,
  webPaymentStates,
} from './payment-words.ts'

test('each status has its label, its colour and what it holds', () => {
  expect(
    orderStatuses.map((status) => [statusLabel(status), statusColor(status), holdingOf(status)]),
  ).toEqual([
    ['Pendiente', 'yellow', 'reserved'],
    ['En Proceso', 'blue', 'reserved'],
    ['Completado', 'green', 'taken'],
    ['Cancelado', 'red', 'nothing'],
  ])
})

test('leaving completado or cancelado asks first', () => {
  expect(orderStatuses.filter(asksBeforeLeaving)).toEqual(['completado', 'cancelado'])
})

test('in the store en_proceso is shown under pendiente', () => {
  expect(statusesOfFilter('store', 'pendiente')).toEqual(['pendiente', 'en_proceso'])
  expect(statusesOfFilter('web', 'pendiente')).toEqual(['pendiente'])
})

test('a web order is edited only while open and unpaid', () => {
  const editable = orderStatuses.filter((status) => isWebOrderEditable({ status, paymentState: 'pending' }))
  expect(editable).toEqual(['pendiente', 'en_proceso'])
  expect(isWebOrderEditable({ status: 'en_proceso', paymentState: 'completed' })).toBe(false)
})

describe('a customer cancels', () => {
  const createdAt = new Date('2026-11-21T12:00:00Z')
  const order = { channel: 'web', status: 'en_proceso', paymentState: 'pending', createdAt } as const
  const minutesLater = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

  test('in the first two hours, to the millisecond', () => {
    expect(isCancellableByCustomer(order, minutesLater(0))).toBe(true)
    expect(isCancellableByCustomer(order, new Date(minutesLater(120).getTime() - 1))).toBe(true)
    expect(isCancellableByCustomer(order, minutesLater(120))).toBe(false)
  })

  test('neither a completed nor a paid order, nor one of the store', () => {
    expect(isCancellableByCustomer({ ...order, status: 'completado' }, minutesLater(1))).toBe(false)
    expect(isCancellableByCustomer({ ...order, paymentState: 'completed' }, minutesLater(1))).toBe(false)
    expect(isCancellableByCustomer({ ...order, channel: 'store' }, minutesLater(1))).toBe(false)
  })
})

test('between any two holdings the moves are the difference, and there and back is nothing', () => {
  const lines = [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 5 },
  ]
  const to = (holding: 'reserved' | 'taken' | 'nothing') => ({ holding, lines })
  expect(movesBetween(to('reserved'), to('taken'))).toEqual([
    { productId: 1, onHand: -2, reserved: -2 },
    { productId: 2, onHand: -5, reserved: -5 },
  ])
  expect(movesBetween(to('taken'), to('nothing'))).toEqual([
    { productId: 1, onHand: 2, reserved: 0 },
    { productId: 2, onHand: 5, reserved: 0 },
  ])
  expect(
    movesBetween(to('reserved'), { holding: 'reserved', lines: [{ productId: 1, quantity: 3 }] }),
  ).toEqual([
    { productId: 1, onHand: 0, reserved: 1 },
    { productId: 2, onHand: 0, reserved: -5 },
  ])
  expect(movesBetween(to('taken'), to('taken'))).toEqual([])
})

test('customers see Pagado for completed, paid and pagado', () => {
  expect(['completed', 'pagado'].map((state) => customerPaymentState(state as never))).toEqual([
    'Pagado',
    'Pagado',
  ])
  expect(
    ['pending', 'failed', 'credito', 'regalia', 'pendiente'].map((state) =>
      customerPaymentState(state as never),
    ),
  ).toEqual(Array(5).fill('Pendiente'))
})

test('credit is offered only where the order already has it', () => {
  expect(offeredStates('pendiente')).toEqual(['pendiente', 'pagado', 'regalia'])
  expect(offeredStates('credito')).toEqual(['pendiente', 'pagado', 'credito', 'regalia'])
})

test('statuses and payment are said in the words of the specification', () => {
  expect(orderStatuses).toEqual(['pendiente', 'en_proceso', 'completado', 'cancelado'])
  expect(webPaymentStates).toEqual(['pending', 'completed', 'failed'])
  expect(storePaymentStates).toEqual(['pendiente', 'pagado', 'credito', 'regalia'])
  expect(methodsOf('store')).toEqual(['efectivo', 'tarjeta', 'transferencia', 'sinpe'])
  expect(methodsOf('web')).toEqual(['efectivo', 'transferencia', 'tarjeta', 'pagadito'])
})
