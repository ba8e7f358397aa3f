import { randomUUID } from 'node:crypto'
import { placeWebOrder } from '#app/shop/checkout/place-web-order.server.ts'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import { createStoreOrder } from '#app/shop/orders/create-store-order.server.ts'
import { editStoreOrderForm, editWebOrderForm, newStoreOrderForm } from '#app/shop/orders/order-forms.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import type { Db } from '#db/client.ts'
import { checkoutOf } from './checkouts.ts'
import { makeDepartment } from './shop.ts'

type Wanted = Parameters<typeof checkoutOf>[1]
type WebOptions = Parameters<typeof checkoutOf>[2] & { userId?: string | null; now?: Date }

/** A web order, placed as a browser places it. */
export async function makeWebOrder(
  db: Db,
  wanted: Wanted,
  { userId = null, now = new Date(), ...rest }: WebOptions = {},
) {
  const request = checkoutOf(await makeDepartment(db), wanted, rest)
  const placed = await placeWebOrder(db, { request, userId, clientAddress: '', cardAvailable: true, now })
  if (!placed.ok) throw new Error(`The order was not placed: ${JSON.stringify(placed)}`)
  return placed
}

type StoreOptions = { by: { id: string; name: string }; form?: object; now?: Date }

/** An order of the counter, as the form sends it. */
export async function makeStoreOrder(
  db: Db,
  wanted: Wanted,
  { by, form = {}, now = new Date() }: StoreOptions,
) {
  const filled = newStoreOrderForm.parse({
    key: randomUUID(),
    customerName: 'Luis Mora',
    customerPhone: '8777 6666',
    customerEmail: '',
    customerAddress: '',
    deliveryType: 'pickup',
    paymentMethod: 'efectivo',
    paymentState: 'pendiente',
    extraordinaryPercent: 0,
    status: 'pendiente',
    notes: '',
    lines: wanted.map(({ product, quantity = 1 }) => ({ productId: product.id, quantity })),
    ...form,
  })
  const created = await createStoreOrder(db, { form: filled, by, now })
  if (!created.ok) throw new Error(`The order was not written: ${JSON.stringify(created)}`)
  return created
}

/** The edit dialog of a web order as it opens, with what is changed in it. */
export const webEdit = (order: StaffOrder, change: object = {}) =>
  editWebOrderForm.parse({
    version: order.version,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail ?? '',
    customerAddress: order.customerAddress ?? '',
    deliveryType: order.deliveryType,
    paymentMethod: order.paymentMethod,
    notes: order.notes ?? '',
    lines: order.lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity,
      unitPrice: plainCordobas(unitPrice),
    })),
    ...change,
  })

/** The edit dialog of a store order as it opens, with what is changed in it. */
export const storeEdit = (order: StaffOrder, change: object = {}) =>
  editStoreOrderForm.parse({
    version: order.version,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail ?? '',
    customerAddress: order.customerAddress ?? '',
    deliveryType: order.deliveryType,
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    extraordinaryPercent: order.extraordinaryPercent,
    notes: order.notes ?? '',
    lines: order.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...change,
  })
