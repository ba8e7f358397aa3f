import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { takeTurns } from '#app/shop/kernel/take-turns.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { findDepartment } from '#app/shop/shipping/list-departments.server.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import { nameShortages } from './apply-status.server.ts'
import { counterCustomer } from './counter-customer.server.ts'
import { type Created, createOrder } from './create-order.server.ts'
import { lockProducts } from './lock-products.server.ts'
import { type Delivery, lineOf, mergeUnits } from './order-draft.ts'
import type { NewStoreOrder } from './order-forms.ts'
import { extraordinaryPercentFor } from './order-totals.ts'
import type { LinesRefusal } from './replace-lines.server.ts'

type Creation = { form: NewStoreOrder; by: { id: string; name: string }; now: Date }

type Refusal = LinesRefusal | { reason: 'department-gone' } | { reason: 'key-reused' }

/** An order written down at the counter, at the prices of this moment. Its dialog's key makes a double tap one order. */
export async function createStoreOrder(
  db: Db,
  { form, by, now }: Creation,
): Promise<Outcome<Created & { repeated: boolean }, Refusal>> {
  const { exchangeRate } = await readSettings(db)
  return allOrNothing(db, async (tx) => {
    const repeated = form.key ? await findRepeated(tx, form.key, form) : null
    if (repeated) return repeated
    const delivery = await deliveryOf(tx, form)
    if (!delivery) return refused('department-gone')
    const customerId = await counterCustomer(tx, form, now)
    const wanted = mergeUnits(form.lines)
    const offered = await lockProducts(
      tx,
      wanted.map((line) => line.productId),
    )
    const gone = wanted.filter((line) => !offered.get(line.productId)?.onSale)
    if (gone.length > 0) {
      return refused('product-gone', { names: gone.map((line) => offered.get(line.productId)?.name ?? '') })
    }
    const lines = wanted.flatMap(({ productId, quantity }) => {
      const product = offered.get(productId)
      return product ? [lineOf(product, quantity)] : []
    })
    const created = await createOrder(tx, {
      draft: {
        channel: 'store',
        customer: {
          id: customerId,
          name: form.customerName,
          phone: form.customerPhone,
          email: form.customerEmail,
          address: form.customerAddress,
        },
        delivery,
        lines,
        paymentMethod: form.paymentMethod,
        paymentState: form.paymentState,
        notes: form.notes,
        promo: null,
        extraordinaryPercent: extraordinaryPercentFor(form.paymentState, form.extraordinaryPercent),
        exchangeRate,
        status: form.status,
        userId: null,
        createdBy: by.id,
        checkout: form.key ? { key: form.key, fingerprint: fingerprintOf(form) } : null,
        placedFrom: null,
        reservedUntil: null,
      },
      by,
      now,
    })
    if (!created.ok) return nameShortages(created.short, lines)
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'creó',
      entity: 'pedido',
      entityId: created.number,
      after: { total: created.total, status: form.status, paymentState: form.paymentState },
    })
    return { ...created, repeated: false }
  })
}

const fingerprintOf = (form: NewStoreOrder) =>
  createHash('sha256')
    .update(JSON.stringify(form, Object.keys(form).sort().concat('productId', 'quantity')))
    .digest('hex')

async function findRepeated(tx: Db, key: string, form: NewStoreOrder) {
  await takeTurns(tx, { checkout: key })
  const [order] = await tx
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      total: orders.total,
      fingerprint: orders.checkoutFingerprint,
    })
    .from(orders)
    .where(eq(orders.checkoutKey, key))
  if (!order) return null
  const { fingerprint, ...created } = order
  if (fingerprint !== fingerprintOf(form)) return refused('key-reused')
  return { ok: true as const, ...created, repeated: true }
}

async function deliveryOf(tx: Db, form: NewStoreOrder): Promise<Delivery | null> {
  if (form.deliveryType === 'pickup') return { type: 'pickup', day: null, time: null }
  const department = await findDepartment(tx, form.departmentId)
  return (
    department && {
      type: 'delivery',
      address: form.customerAddress,
      departmentId: department.id,
      departmentName: department.name,
      cost: department.shippingCost,
    }
  )
}
