import { eq } from 'drizzle-orm'
import type { Phone } from '#app/shop/kernel/phone.ts'
import type { Db } from '#db/client.ts'
import { customers } from '#db/schema/customers.ts'
import { findOrCreateCustomer } from './find-or-create-customer.server.ts'

type Account = { userId: string; fullName: string; phone: Phone | null; now: Date }

/** Whoever registers stands in the one list of customers, joined by telephone with what they bought before. */
export async function enrolCustomer(
  db: Db,
  { fullName, email, now, ...account }: Account & { email: string },
) {
  const contact = { ...account, name: fullName, email, address: null }
  await db.transaction((tx) => findOrCreateCustomer(tx, { contact, now }))
}

/** What a customer changes in their profile, staff see in the list. */
export async function followProfile(
  db: Db,
  { userId, fullName, phone, address, now }: Account & { address: string | null },
) {
  await db
    .update(customers)
    .set({ fullName, phone, address, updatedAt: now })
    .where(eq(customers.userId, userId))
}
