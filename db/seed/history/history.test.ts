import { describe, expect, it } from 'vitest'
import { countedTotal } from '#app/shop/closings/cash-count.ts'
import { businessDay, weekday } from '#app/shop/kernel/business-day.ts'
import { catalogue } from '../catalogue/generate.ts'
import { customers } from '../people.ts'
import { demoPromoCodes } from '../promo-codes.ts'
import { yearOfClosings } from './closings.ts'
import { yearOfExpenses } from './expenses.ts'
import { yearOfOrders } from './orders.ts'
import { stockHistory } from './stock.ts'

const now = new Date('2026-11-21T15:00:00Z')
const products = catalogue(now)
const orders = yearOfOrders({
  now,
  products,
  customers: customers(now),
  promos: demoPromoCodes(businessDay(now)),
})
const { movements, balances } = stockHistory(products, orders)
const expenses = yearOfExpenses(businessDay(now))
const closings = yearOfClosings(orders, expenses, now)

describe('a year of orders', () => {
  it('has about six thousand in both channels, none of them in the future', () => {
    expect(orders.length).toBeGreaterThan(5000)
    expect(new Set(orders.map((order) => order.channel))).toEqual(new Set(['web', 'store']))
    expect(orders.every((order) => order.createdAt < now && (order.settledAt ?? now) <= now)).toBe(true)
  })

  it('adds up: subtotal from lines, total from subtotal, discount and shipping', () => {
    for (const order of orders) {
      const lines = order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
      expect(order.subtotal).toBe(lines)
      expect(order.total).toBe(order.subtotal - order.discount + order.shippingCost)
      expect(order.total).toBeGreaterThanOrEqual(0)
    }
  })

  it('sells nothing before the shop carried it, and no product twice in one order', () => {
    for (const { lines, createdAt } of orders) {
      expect(lines.length).toBeGreaterThan(0)
      expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length)
      expect(lines.every((line) => line.product.createdAt <= createdAt)).toBe(true)
    }
  })

  it('knows every status that staff meet', () => {
    const seen = new Set(orders.map((order) => `${order.channel} ${order.status}`))
    for (const channel of ['web', 'store']) {
      for (const status of ['pendiente', 'en_proceso', 'completado', 'cancelado']) {
        expect(seen).toContain(`${channel} ${status}`)
      }
    }
    expect(orders.some((order) => order.lapsed)).toBe(true)
    expect(orders.some((order) => order.promo)).toBe(true)
  })

  it('offers pickups on open days only', () => {
    const pickups = orders.flatMap((order) => order.pickup ?? [])
    expect(pickups.length).toBeGreaterThan(100)
    expect(pickups.every(({ day }) => weekday(day) !== 0)).toBe(true)
  })
})

describe('its stock', () => {
  it('moves from balance to balance, never below zero, and ends on what is on hand', () => {
    const level = new Map<number, number>()
    for (const { productId, stockBefore, quantity, stockAfter } of movements) {
      expect(stockBefore).toBe(level.get(productId) ?? 0)
      expect(stockAfter).toBe(stockBefore + quantity)
      expect(stockAfter).toBeGreaterThanOrEqual(0)
      level.set(productId, stockAfter)
    }
    for (const { productId, onHand, reserved } of balances) {
      expect(level.get(productId) ?? 0).toBe(onHand)
      expect(onHand - reserved).toBe(products[productId - 1]?.stock)
    }
  })
})

describe('its closings', () => {
  it('take each completed sale once, up to yesterday evening', () => {
    const taken = closings.flatMap((closing) => closing.sold)
    expect(new Set(taken).size).toBe(taken.length)
    const last = closings.at(-1)
    const open = orders.filter((order, place) => order.status === 'completado' && !taken.includes(place))
    expect(open.every((order) => last && order.settledAt && order.settledAt >= last.closedAt)).toBe(true)
  })

  it('are one for each open day, with a drawer that adds up', () => {
    expect(new Set(closings.map((closing) => closing.day)).size).toBe(closings.length)
    expect(closings.every((closing) => weekday(closing.day) !== 0)).toBe(true)
    for (const { totals, expected, openingAmount, drawerExpenses, cash } of closings) {
      expect(expected).toBe(openingAmount + totals.cashSales - totals.cashReturns - drawerExpenses)
      if (cash) expect(Math.abs(countedTotal(cash) - expected)).toBeLessThanOrEqual(10_010)
    }
  })
})
