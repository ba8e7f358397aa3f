import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { findDepartment } from '#app/shop/shipping/list-departments.server.ts'
import type { Db } from '#db/client.ts'
import { mustCountAgain } from './count-again.ts'
import { customerColumns, tellEdited } from './edited-order.server.ts'
import { type LockRefusal, lockOrder, type OrderWithLines, updateOrder } from './lock-order.server.ts'
import { type Delivery, deliveryColumns } from './order-draft.ts'
import type { StoreOrderEdit } from './order-forms.ts'
import { extraordinaryPercentFor, orderTotals } from './order-totals.ts'
import { type LinesRefusal, replaceLines } from './replace-lines.server.ts'

type Edit = { orderId: number; form: StoreOrderEdit; by: { id: string; name: string }; now: Date }

type Refusal = LockRefusal | LinesRefusal | { reason: 'department-gone' } | { reason: 'credit-only-when-new' }

/** Lines keep the price of their moment; stock changes by the difference; totals are computed anew. */
export async function editStoreOrder(
  db: Db,
  { orderId, form, by, now }: Edit,
): Promise<Outcome<{ version: number }, Refusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version: form.version })
    if (!locked.ok) return locked
    const { order } = locked
    if (order.channel !== 'store') return refused('not-found')
    if (form.paymentState === 'credito' && order.paymentState !== 'credito') {
      return refused('credit-only-when-new')
    }
    const delivery = await deliveryOf(tx, order, form)
    if (!delivery) return refused('department-gone')
    const customer = await customerColumns(tx, order, form, now)
    const replaced = await replaceLines(tx, { order, wanted: form.lines, by, now })
    if (!replaced.ok) return replaced

    const reach = deliveryColumns(delivery)
    const { paymentMethod, paymentState, notes } = form
    const extraordinaryPercent = extraordinaryPercentFor(paymentState, form.extraordinaryPercent)
    const totals = orderTotals({
      lines: replaced.lines,
      discountPercent: extraordinaryPercent,
      shippingCost: reach.shippingCost,
    })
    const change = {
      ...customer,
      ...reach,
      ...totals,
      paymentMethod,
      paymentState,
      extraordinaryPercent,
      notes,
    }
    const again = order.completedAt && mustCountAgain(order, { ...totals, paymentMethod, paymentState })
    const version = await updateOrder(tx, order, { ...change, ...(again && { completedAt: now }) }, now)
    await tellEdited(tx, { order, change, lines: replaced.lines, by, now })
    return { ok: true, version }
  })
}

/** The department an order already has stays, even if it is no longer offered. */
async function deliveryOf(tx: Db, order: OrderWithLines, form: StoreOrderEdit): Promise<Delivery | null> {
  if (form.deliveryType === 'pickup') {
    return { type: 'pickup', day: order.pickupDay, time: order.pickupTime }
  }
  const reach = { type: 'delivery' as const, address: form.customerAddress, cost: form.shippingCost }
  if (order.departmentName && order.departmentId === form.departmentId) {
    return { ...reach, departmentId: order.departmentId, departmentName: order.departmentName }
  }
  const department = await findDepartment(tx, form.departmentId)
  return department && { ...reach, departmentId: department.id, departmentName: department.name }
}
