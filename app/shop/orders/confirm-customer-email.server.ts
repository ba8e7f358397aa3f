import { eq, sql } from 'drizzle-orm'
import { confirmEmail } from '#app/shop/accounts/confirm-email.server.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { customers, favorites } from '#db/schema/customers.ts'
import { messages } from '#db/schema/messages.ts'
import { orders } from '#db/schema/orders.ts'

type Confirmation = { token: string; userId: string; now: Date }

/** Where the e-mail already has an owner, what the second account gathered moves there, and the second account ends. */
export async function confirmCustomerEmail(db: Db, confirmation: Confirmation) {
  return db.transaction(async (tx) => {
    const confirmed = await confirmEmail(tx, confirmation)
    if (!confirmed.ok) return confirmed
    if (confirmed.joinInto) await join(tx, confirmation.userId, confirmed.joinInto)
    return { ok: true as const, joined: confirmed.joinInto !== null }
  })
}

async function join(tx: Db, from: string, into: string) {
  await tx.update(orders).set({ userId: into }).where(eq(orders.userId, from))
  await tx.update(messages).set({ userId: into }).where(eq(messages.userId, from))
  await tx.execute(sql`
    insert into ${favorites} (user_id, product_id, created_at)
    select ${into}, product_id, created_at from ${favorites} where user_id = ${from}
    on conflict do nothing`)
  await tx.update(customers).set({ userId: null }).where(eq(customers.userId, from))
  await tx.delete(users).where(eq(users.id, from))
}
