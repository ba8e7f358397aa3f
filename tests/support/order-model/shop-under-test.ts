import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { placeWebOrder } from '#app/shop/checkout/place-web-order.server.ts'
import { moveStock } from '#app/shop/inventory/move-stock.server.ts'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { toDollarCents } from '#app/shop/kernel/exchange-rate.ts'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import { cancelOwnOrder } from '#app/shop/orders/cancel-own-order.server.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { changePaymentState } from '#app/shop/orders/change-payment-state.server.ts'
import { confirmWebOrder } from '#app/shop/orders/confirm-web-order.server.ts'
import { createStoreOrder } from '#app/shop/orders/create-store-order.server.ts'
import { deleteOrder } from '#app/shop/orders/delete-order.server.ts'
import { editStoreOrder } from '#app/shop/orders/edit-store-order.server.ts'
import { editWebOrder } from '#app/shop/orders/edit-web-order.server.ts'
import { editStoreOrderForm, editWebOrderForm, newStoreOrderForm } from '#app/shop/orders/order-forms.ts'
import { releaseLapsedReservations } from '#app/shop/orders/release-lapsed-reservations.server.ts'
import { applyPaymentResult } from '#app/shop/payments/apply-payment-result.server.ts'
import type { Db } from '#db/client.ts'
import { stock } from '#db/schema/inventory.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { checkoutOf, phoneNumber } from '../factories/checkouts.ts'
import type { makeProduct } from '../factories/products.ts'
import type { makeDepartment, makePromoCode } from '../factories/shop.ts'
import type { OrderModel } from './model.ts'
import type { Step } from './steps.ts'

export type World = {
  staff: { id: string; name: string }
  department: Awaited<ReturnType<typeof makeDepartment>>
  products: Awaited<ReturnType<typeof makeProduct>>[]
  promo: Awaited<ReturnType<typeof makePromoCode>>
}

const HOUR = 3_600_000

/** Does each step with the real verbs and in the model, and says whether both did it. */
export class ShopUnderTest {
  readonly ids: number[] = []
  readonly #tx: Db
  readonly #world: World
  readonly #model: OrderModel
  #now = Date.now()

  constructor(tx: Db, world: World, model: OrderModel) {
    this.#tx = tx
    this.#world = world
    this.#model = model
  }

  async take(step: Step): Promise<{ did: boolean; expected: boolean } | null> {
    this.#now += 60_000
    switch (step.do) {
      case 'buy':
        return this.#buy(step)
      case 'write-down':
        return this.#writeDown(step)
      case 'adjust':
        return this.#adjust(step)
      case 'two-days-pass':
        this.#now += 49 * HOUR
        await releaseLapsedReservations(this.#tx, { now: new Date(this.#now) })
        this.#model.lapse(this.#now)
        return null
      default:
        return this.ids.length === 0 ? null : this.#withOrder(step, step.order % this.ids.length)
    }
  }

  async #buy({ lines, promo, card }: Extract<Step, { do: 'buy' }>) {
    const { department, promo: code } = this.#world
    const wanted = this.#wanted(lines)
    const form = { paymentMethod: card ? 'card' : 'cash', customerPhone: phoneNumber() } as const
    const request = checkoutOf(department, wanted, { form, ...(promo && { promo: code }) })
    const placed = await placeWebOrder(this.#tx, {
      request,
      userId: null,
      clientAddress: '',
      cardAvailable: true,
      now: new Date(this.#now),
    })
    if (placed.ok) this.ids.push(placed.id)
    const expected = this.#model.create({
      channel: 'web',
      status: 'en_proceso',
      holding: 'reserved',
      lines: this.#merged(lines),
      promo,
      confirmed: false,
      deleted: false,
      paymentState: 'pending',
      byCard: card,
      createdAt: this.#now,
      reservedUntil: this.#now + 48 * HOUR,
      payment: null,
    })
    return { did: placed.ok, expected }
  }

  async #writeDown({ lines, status, paymentState }: Extract<Step, { do: 'write-down' }>) {
    const form = newStoreOrderForm.parse({
      ...this.#counter(lines),
      key: randomUUID(),
      status,
      paymentState,
      extraordinaryPercent: 10,
    })
    const created = await createStoreOrder(this.#tx, {
      form,
      by: this.#world.staff,
      now: new Date(this.#now),
    })
    if (created.ok) this.ids.push(created.id)
    const expected = this.#model.create({
      channel: 'store',
      status,
      holding: status === 'completado' ? 'taken' : 'reserved',
      lines: this.#merged(lines),
      promo: false,
      confirmed: true,
      deleted: false,
      paymentState,
      byCard: false,
      createdAt: this.#now,
      reservedUntil: null,
      payment: null,
    })
    return { did: created.ok, expected }
  }

  async #adjust({ product, units }: Extract<Step, { do: 'adjust' }>) {
    const productId = this.#world.products[product]?.id ?? 0
    const why = { kind: 'adjustment' as const, userId: this.#world.staff.id, at: new Date(this.#now) }
    const moved = await allOrNothing(this.#tx, (tx) =>
      moveStock(tx, [{ productId, onHand: units, reserved: 0 }], why),
    )
    const model = this.#model
    const expected = units > 0 || model.available(productId) + units >= 0
    const before = model.onHandWithoutOrders.get(productId) ?? 0
    if (expected) model.onHandWithoutOrders.set(productId, before + units)
    return { did: moved.ok, expected }
  }

  async #withOrder(step: Extract<Step, { order: number }>, index: number) {
    const orderId = this.ids[index] ?? 0
    const order = this.#model.orders[index]
    const [row] = await this.#tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order || !row) throw new Error(`Order ${orderId} is not in model and database alike`)
    const change = { orderId, version: row.version, by: this.#world.staff, now: new Date(this.#now) }
    if (step.do === 'provider-says') return this.#providerSays(step, index, row)
    if (order.deleted) return null
    switch (step.do) {
      case 'set-status': {
        const settled = order.status === step.to && order.holding !== 'nothing' && order.confirmed
        const again = settled || (order.status === step.to && step.to === 'cancelado')
        const { ok } = await changeOrderStatus(this.#tx, { ...change, to: step.to })
        return { did: ok, expected: again || this.#model.setStatus(order, step.to) }
      }
      case 'edit': {
        const ok =
          order.channel === 'web'
            ? await this.#editWeb(row, step.lines)
            : await this.#editStore(row, step.lines)
        return { did: ok, expected: this.#model.edit(order, this.#merged(step.lines)) }
      }
      case 'delete': {
        const { ok } = await deleteOrder(this.#tx, change)
        this.#model.remove(order)
        return { did: ok, expected: true }
      }
      case 'confirm': {
        const { ok } = await confirmWebOrder(this.#tx, change)
        return { did: ok, expected: this.#model.confirm(order) }
      }
      case 'cancel-own': {
        const { ok } = await cancelOwnOrder(this.#tx, { token: row.token, now: change.now })
        return { did: ok, expected: this.#model.cancelOwn(order, this.#now) }
      }
      case 'mark-paid': {
        const to = order.channel === 'web' ? 'completed' : 'pagado'
        const { ok } = await changePaymentState(this.#tx, { ...change, to })
        if (order.channel === 'web') this.#model.paidByStaff(order)
        else order.paymentState = 'pagado'
        return { did: ok, expected: true }
      }
    }
  }

  async #providerSays(
    step: Extract<Step, { do: 'provider-says' }>,
    index: number,
    row: typeof orders.$inferSelect,
  ) {
    const order = this.#model.orders[index]
    if (!order?.byCard) return null
    const token = `token-${row.token}`
    const asked = toDollarCents(row.total, row.exchangeRate)
    if (!order.payment) {
      order.payment = { rank: 1, amount: asked }
      const open = { orderId: row.id, ern: row.number, token, amountUsdCents: asked, status: 'open' as const }
      await this.#tx.insert(payments).values(open)
    }
    const nothing = { reference: null, paidAt: null, ern: null, amount: null, currency: null }
    const answer = { ok: true as const, status: step.status, ...nothing }
    await applyPaymentResult(this.#tx, { token, answer, now: new Date(this.#now) })
    this.#model.answer(order, step.status, asked)
    return null
  }

  async #editWeb(row: typeof orders.$inferSelect, lines: [number, number][]): Promise<boolean> {
    const form = editWebOrderForm.parse({
      version: row.version,
      customerName: row.customerName,
      customerPhone: row.customerPhone,
      customerEmail: row.customerEmail ?? '',
      customerAddress: row.customerAddress ?? '',
      deliveryType: row.deliveryType,
      paymentMethod: row.paymentMethod,
      notes: row.notes ?? '',
      lines: lines.map(([product, quantity]) => ({
        productId: this.#product(product).id,
        quantity,
        unitPrice: plainCordobas(this.#product(product).price),
      })),
    })
    const edit = { orderId: row.id, form, by: this.#world.staff, now: new Date(this.#now) }
    return (await editWebOrder(this.#tx, edit)).ok
  }

  async #editStore(row: typeof orders.$inferSelect, lines: [number, number][]): Promise<boolean> {
    const form = editStoreOrderForm.parse({
      ...this.#counter(lines),
      version: row.version,
      paymentState: row.paymentState,
      extraordinaryPercent: row.extraordinaryPercent,
    })
    const edit = { orderId: row.id, form, by: this.#world.staff, now: new Date(this.#now) }
    return (await editStoreOrder(this.#tx, edit)).ok
  }

  #counter(lines: [number, number][]) {
    return {
      customerName: 'Luis Mora',
      customerPhone: '8888 0000',
      customerEmail: '',
      customerAddress: '',
      deliveryType: 'pickup',
      paymentMethod: 'efectivo',
      lines: lines.map(([product, quantity]) => ({ productId: this.#product(product).id, quantity })),
    }
  }

  #product(index: number) {
    const product = this.#world.products[index]
    if (!product) throw new Error(`No product ${index}`)
    return product
  }

  #wanted(lines: [number, number][]) {
    return lines.map(([product, quantity]) => ({ product: this.#product(product), quantity }))
  }

  #merged(lines: [number, number][]): Map<number, number> {
    const merged = new Map<number, number>()
    for (const [product, quantity] of lines) {
      const { id } = this.#product(product)
      merged.set(id, (merged.get(id) ?? 0) + quantity)
    }
    return merged
  }

  /** What database and model say differently. */
  async differences(): Promise<string[]> {
    const ids = [...this.#model.onHandWithoutOrders.keys()]
    const balances = await this.#tx.select().from(stock).where(inArray(stock.productId, ids))
    const rows = await this.#tx.select().from(orders).where(inArray(orders.id, this.ids))
    const ofProducts = balances.map(({ productId, onHand, reserved }) => ({
      what: `product ${productId}`,
      is: `${onHand} on hand, ${reserved} reserved`,
      wanted: `${this.#model.onHand(productId)} on hand, ${this.#model.held(productId, 'reserved')} reserved`,
    }))
    const ofOrders = rows.map((row) => {
      const order = this.#model.orders[this.ids.indexOf(row.id)]
      return {
        what: `order ${row.id}`,
        is: row.deletedAt ? 'deleted' : `${row.status} ${row.holding} ${row.paymentState}`,
        wanted: order?.deleted ? 'deleted' : `${order?.status} ${order?.holding} ${order?.paymentState}`,
      }
    })
    return [...ofProducts, ...ofOrders]
      .filter(({ is, wanted }) => is !== wanted)
      .map(({ what, is, wanted }) => `${what}: ${is}; expected ${wanted}`)
  }
}
