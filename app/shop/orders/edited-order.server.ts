import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { counterCustomer } from './counter-customer.server.ts'
import { type OrderRow, type OrderWithLines, tellEvent } from './lock-order.server.ts'
import type { LineDraft } from './order-draft.ts'
import { linesInBrief } from './replace-lines.server.ts'

type Person = {
  customerName: string
  customerPhone: string
  customerEmail: string | null
  customerAddress: string | null
}

/** A telephone put right leads to its own customer; an order of an account stays with the account. */
export async function customerColumns(tx: Db, order: OrderRow, person: Person, now: Date) {
  const { customerName, customerPhone, customerEmail, customerAddress } = person
  const sameCustomer = order.userId !== null || customerPhone === order.customerPhone
  const customerId = sameCustomer ? order.customerId : await counterCustomer(tx, person, now)
  return { customerName, customerPhone, customerEmail, customerAddress, customerId }
}

type Edited = {
  order: OrderWithLines
  change: Partial<OrderRow>
  lines: LineDraft[]
  by: { id: string; name: string }
  now: Date
}

/** Only what is different goes into the story. */
export async function tellEdited(tx: Db, { order, change, lines, by, now }: Edited) {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(change)) {
    const former = order[name as keyof OrderRow]
    if (former === value) continue
    before[name] = former
    after[name] = value
  }
  const [linesBefore, linesAfter] = [linesInBrief(order.lines), linesInBrief(lines)]
  if (JSON.stringify(linesBefore) !== JSON.stringify(linesAfter)) {
    before.lines = linesBefore
    after.lines = linesAfter
  }
  await tellEvent(tx, order, { kind: 'edited', detail: { before, after } }, by, now)
  if (before.paymentState !== undefined) {
    const [from, to] = [order.paymentState, change.paymentState ?? null]
    await tellEvent(tx, order, { kind: 'payment', from, to }, by, now)
  }
  await recordStaffAction(tx, {
    by,
    at: now,
    action: 'editó',
    entity: 'pedido',
    entityId: order.number,
    before,
    after,
  })
}
