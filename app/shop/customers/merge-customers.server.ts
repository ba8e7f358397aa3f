import { eq, sql } from 'drizzle-orm'
import { allOrNothing } from '#app/shop/kernel/all-or-nothing.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { customers } from '#db/schema/customers.ts'
import { orders } from '#db/schema/orders.ts'
import { promoCodeUses } from '#db/schema/promotions.ts'
import { type CustomerRow, lockCustomer } from './edit-customer.server.ts'

type Merge = {
  /** Who stays. */
  intoId: number
  /** Who is the same person, and leaves the list. */
  fromId: number
  by: { id: string; name: string }
  now: Date
}

type Refusal = { reason: 'not-found' } | { reason: 'same-customer' } | { reason: 'two-accounts' }

/** Orders, account and what only the duplicate knew go to the one who stays. Later orders by its telephone too. */
export async function mergeCustomers(
  db: Db,
  { intoId, fromId, by, now }: Merge,
): Promise<Outcome<{ moved: number }, Refusal>> {
  if (intoId === fromId) return refused('same-customer')
  return allOrNothing(db, async (tx) => {
    const pair = new Map<number, CustomerRow>()
    for (const id of [intoId, fromId].sort((a, b) => a - b)) {
      const locked = await lockCustomer(tx, { id, version: null })
      if (!locked.ok) return refused('not-found')
      pair.set(id, locked.customer)
    }
    const into = pair.get(intoId) as CustomerRow
    const from = pair.get(fromId) as CustomerRow
    if (into.userId && from.userId) return refused('two-accounts')
    const next = { version: sql`${customers.version} + 1`, updatedAt: now }
    await tx
      .update(customers)
      .set({ ...next, archivedAt: now, mergedInto: intoId })
      .where(eq(customers.id, fromId))
    await tx
      .update(customers)
      .set({ ...next, ...completed(into, from) })
      .where(eq(customers.id, intoId))
    const moved = await tx
      .update(orders)
      .set({ customerId: intoId })
      .where(eq(orders.customerId, fromId))
      .returning({ id: orders.id })
    await tx.update(promoCodeUses).set({ customerId: intoId }).where(eq(promoCodeUses.customerId, fromId))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'unió',
      entity: 'cliente',
      entityId: String(intoId),
      before: { duplicado: from.fullName, telefono: from.phone, email: from.email },
      after: { cliente: into.fullName, pedidos: moved.length },
    })
    return { ok: true, moved: moved.length }
  })
}

function completed(into: CustomerRow, from: CustomerRow) {
  const notes = [into.notes, from.notes].filter(Boolean).join('\n').slice(0, 2000)
  return {
    userId: into.userId ?? from.userId,
    email: into.email ?? from.email,
    phone: into.phone ?? from.phone,
    address: into.address ?? from.address,
    notes: notes || null,
  }
}
