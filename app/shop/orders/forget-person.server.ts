import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { checkPassword } from '#app/shop/accounts/check-password.server.ts'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { customers } from '#db/schema/customers.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { messages } from '#db/schema/messages.ts'
import { orderEvents, orders } from '#db/schema/orders.ts'
import { belongingTo, type OrderOwner } from './own-orders.server.ts'

type Farewell = { owner: OrderOwner; password: string; now: Date }

const nobody = 'Cliente eliminado'

/** The orders stay, for the books; whose they were does not. */
export async function forgetPerson(db: Db, { owner, password, now }: Farewell) {
  const known = await checkPassword(db, { userId: owner.userId, password, now })
  if (!known.ok) return known
  return db.transaction(async (tx) => {
    const theirs = await tx
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(belongingTo(owner))
      .orderBy(orders.id)
      .for('update')
    // Somebody still has to call and deliver.
    if (theirs.some(({ status }) => status === 'pendiente' || status === 'en_proceso'))
      return refused('open-orders')
    const ids = theirs.map(({ id }) => id)
    await forgetOrders(tx, ids, owner.userId)
    await forgetCustomer(tx, ids, owner, now)
    await tx
      .update(messages)
      .set({ name: nobody, email: '', phone: null, userId: null, body: 'Borrado a petición de la persona' })
      .where(eq(messages.userId, owner.userId))
    await tx.delete(mailOutbox).where(eq(sql`lower(${mailOutbox.to})`, owner.email.toLowerCase()))
    await tx.delete(users).where(eq(users.id, owner.userId))
    return { ok: true as const, orders: ids.length }
  })
}

async function forgetOrders(tx: Db, ids: number[], userId: string) {
  if (ids.length === 0) return
  await tx
    .update(orders)
    .set({
      customerName: nobody,
      customerEmail: null,
      customerPhone: '-',
      customerAddress: sql`case when ${orders.deliveryType} = 'delivery' then '-' end`,
      placedFrom: null,
      notes: null,
      userId: null,
    })
    .where(inArray(orders.id, ids))
  await tx
    .update(orderEvents)
    .set({ actor: nobody, userId: null, detail: null })
    .where(
      and(inArray(orderEvents.orderId, ids), or(eq(orderEvents.userId, userId), isNull(orderEvents.userId))),
    )
}

/** The entry among the customers goes too, unless it stands for somebody who only has the same telephone. */
async function forgetCustomer(tx: Db, ids: number[], { userId, email }: OrderOwner, now: Date) {
  const [customer] = await tx.select().from(customers).where(eq(customers.userId, userId)).for('update')
  if (!customer) return
  const [others] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customer.id), ids.length > 0 ? notInArray(orders.id, ids) : undefined))
    .limit(1)
  const isTheirs = customer.email === null || customer.email.toLowerCase() === email.toLowerCase()
  const gone = { fullName: nobody, phone: null, address: null, notes: null, archivedAt: now }
  await tx
    .update(customers)
    .set({
      ...(isTheirs && { email: null }),
      ...(isTheirs && !others && gone),
      userId: null,
      updatedAt: now,
    })
    .where(eq(customers.id, customer.id))
}
