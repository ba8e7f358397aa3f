import { and, asc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Phone } from '#app/shop/kernel/phone.ts'
import { takeTurns } from '#app/shop/kernel/take-turns.server.ts'
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

type Wanted = {
  contact: Contact
  now: Date
  /** The caller has taken the turns of telephone and account. */
  inTurn?: boolean
}

/** The customer of an order: by account, else by telephone, else a new one. What is known of them is not overwritten. */
export async function findOrCreateCustomer(tx: Db, { contact, now, inTurn = false }: Wanted) {
  // Two first orders of the same person at once make one customer.
  if (!inTurn) await takeTurns(tx, { phone: contact.phone, account: contact.userId })
  for (;;) {
    const known = await findCustomer(tx, contact)
    if (!known) return insert(tx, contact, now)
    if (!(await keep(tx, known.id))) continue
    await fillIn(tx, known, contact, now)
    return known.id
  }
}

/** Staff who join or delete the customer wait until this order is theirs; false when they just have. */
async function keep(tx: Db, id: number): Promise<boolean> {
  const [kept] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.archivedAt)))
    .for('no key update')
  return kept !== undefined
}

type Known = Pick<
  typeof customers.$inferSelect,
  'id' | 'userId' | 'email' | 'address' | 'archivedAt' | 'mergedInto'
>

export async function findCustomer(
  db: Db,
  { userId, phone }: Pick<Contact, 'userId' | 'phone'>,
): Promise<Known | null> {
  const ofAccount = userId ? await liveOf(db, eq(customers.userId, userId)) : null
  if (ofAccount || !phone) return ofAccount
  if (!userId) return liveOf(db, eq(customers.phone, phone))
  const found = await read(db, eq(customers.phone, phone))
  return found.find((customer) => isLive(customer) && !customer.userId) ?? null
}

async function liveOf(db: Db, condition: SQL): Promise<Known | null> {
  const found = await read(db, condition)
  return found.find(isLive) ?? joinedWith(db, found)
}

const isLive = ({ archivedAt }: Known) => archivedAt === null

function read(db: Db, condition: SQL): Promise<Known[]> {
  return db
    .select({
      id: customers.id,
      userId: customers.userId,
      email: customers.email,
      address: customers.address,
      archivedAt: customers.archivedAt,
      mergedInto: customers.mergedInto,
    })
    .from(customers)
    .where(and(condition, or(isNull(customers.archivedAt), isNotNull(customers.mergedInto))))
    .orderBy(asc(customers.id))
}

/** A customer whom staff joined with another is that other one. */
async function joinedWith(db: Db, archived: Known[]): Promise<Known | null> {
  let [customer] = archived
  for (let steps = 0; customer && !isLive(customer) && steps < 20; steps++) {
    ;[customer] = customer.mergedInto ? await read(db, eq(customers.id, customer.mergedInto)) : []
  }
  return customer && isLive(customer) ? customer : null
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
