import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { customerColumns, tellEdited } from './edited-order.server.ts'
import { type LockRefusal, lockOrder, updateOrder } from './lock-order.server.ts'
import type { WebOrderEdit } from './order-forms.ts'
import { isWebOrderEditable } from './order-status.ts'
import { orderTotals } from './order-totals.ts'
import { type LinesRefusal, replaceLines } from './replace-lines.server.ts'

type Edit = { orderId: number; form: WebOrderEdit; by: { id: string; name: string }; now: Date }

type Refusal = LockRefusal | LinesRefusal | { reason: 'not-editable' } | { reason: 'address-needed' }

/** Staff may change units and unit prices of an open, unpaid web order; its shipping and its promo percent stay. */
export async function editWebOrder(
  db: Db,
  { orderId, form, by, now }: Edit,
): Promise<Outcome<{ version: number }, Refusal>> {
  return allOrNothing(db, async (tx) => {
    const locked = await lockOrder(tx, { orderId, version: form.version })
    if (!locked.ok) return locked
    const { order } = locked
    if (order.channel !== 'web') return refused('not-found')
    if (!isWebOrderEditable(order)) return refused('not-editable')
    if (order.deliveryType === 'delivery' && !form.customerAddress) return refused('address-needed')
    const customer = await customerColumns(tx, order, form, now)
    const replaced = await replaceLines(tx, { order, wanted: form.lines, by, now })
    if (!replaced.ok) return replaced

    const { paymentMethod, notes } = form
    const totals = orderTotals({
      lines: replaced.lines,
      discountPercent: order.promoPercent ?? order.extraordinaryPercent,
      shippingCost: order.shippingCost,
    })
    const change = { ...customer, ...totals, paymentMethod, notes }
    const version = await updateOrder(tx, order, change, now)
    await tellEdited(tx, { order, change, lines: replaced.lines, by, now })
    return { ok: true, version }
  })
}
