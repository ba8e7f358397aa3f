import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Phone } from '#app/shop/kernel/phone.ts'
import type { Db } from '#db/client.ts'
import { customers } from '#db/schema/customers.ts'

export type Contact = {
  /** The account that buys; null for a guest or at the counter. */
  userId: string | null
  /** Null when what was written is no telephone number. */
  phone: Phone | null
  name: string
  email: string | null
  address: string | null
}

/** The customer of an order: by account, else by telephone, else a new one. What is known of them is not overwritten. */
export async function findOrCreateCustomer(tx: Db, { contact, now }: { contact: Contact; now: Date }) {
  await lockContact(tx, contact)
  const known = await findCustomer(tx, contact)
  if (!known) return insert(tx, contact, now)
  await fillIn(tx, known, contact, now)
  return known.id
}

type Known = { id: number; userId: string | null; email: string | null; address: string | null }

/** Two first orders of the same person at once make one customer. */
async function lockContact(tx: Db, { userId, phone }: Contact) {
  if (phone) await tx.execute(sql`select pg_advisory_xact_lock(12, hashtext(${phone}))`)
  if (userId) await tx.execute(sql`select pg_advisory_xact_lock(11, hashtext(${userId}))`)
}

export async function findCustomer(
  db: Db,
  { userId, phone }: Pick<Contact, 'userId' | 'phone'>,
): Promise<Known | null> {
  const ofAccount = userId ? await firstOf(db, eq(customers.userId, userId)) : null
  if (ofAccount || !phone) return ofAccount
  const samePhone = eq(customers.phone, phone)
  if (userId) return firstOf(db, and(samePhone, isNull(customers.userId)))
  return (await firstOf(db, samePhone)) ?? mergedCustomer(db, phone)
}

async function firstOf(db: Db, condition: ReturnType<typeof eq> | undefined) {
  const [row] = await db
    .select({
      id: customers.id,
      userId: customers.userId,
      email: customers.email,
      address: customers.address,
    })
    .from(customers)
    .where(and(condition, isNull(customers.archivedAt)))
    .orderBy(asc(customers.id))
    .limit(1)
  return row ?? null
}

/** Staff joined this telephone's customer with another: that one it is. */
async function mergedCustomer(db: Db, phone: Phone) {
  const { rows } = await db.execute<Known>(sql`
    with recursive chain as (
      select id, merged_into, archived_at, user_id, email, address from customers
        where phone = ${phone} and merged_into is not null
      union
      select c.id, c.merged_into, c.archived_at, c.user_id, c.email, c.address
        from customers c join chain on c.id = chain.merged_into
    )
    select id, user_id as "userId", email, address from chain where archived_at is null order by id limit 1`)
  return rows[0] ?? null
}

async function insert(tx: Db, { userId, name, phone, email, address }: Contact, now: Date): Promise<number> {
  const [row] = await tx
    .insert(customers)
    .values({ userId, fullName: name, phone, email, address, createdAt: now, updatedAt: now })
    .returning({ id: customers.id })
  if (!row) throw new Error('The customer was not written')
  return row.id
}

async function fillIn(tx: Db, known: Known, contact: Contact, now: Date) {
  const news = {
    ...(contact.userId && !known.userId && { userId: contact.userId }),
    ...(contact.email && !known.email && { email: contact.email }),
    ...(contact.address && !known.address && { address: contact.address }),
  }
  if (Object.keys(news).length === 0) return
  await tx
    .update(customers)
    .set({ ...news, updatedAt: now })
    .where(eq(customers.id, known.id))
}
