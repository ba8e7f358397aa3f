import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#app/shop/accounts/roles.ts'
import { setPassword } from '#app/shop/accounts/set-password.server.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { customers } from '#db/schema/customers.ts'
import { nextNumber } from './sequence.ts'

type Person = { name?: string; email?: string; password?: string }

export async function makeStaff(db: Db, { role, ...person }: Person & { role: StaffRole }) {
  const user = await insertUser(db, { kind: 'staff', role, emailVerified: true }, person)
  return { ...user, role }
}

/** A customer with an account, and their place in the list of customers. */
export async function makeCustomerAccount(
  db: Db,
  { verified = true, ...person }: Person & { verified?: boolean } = {},
) {
  const user = await insertUser(db, { kind: 'customer', emailVerified: verified }, person)
  const customer = await makeCustomer(db, { fullName: user.name, email: user.email, userId: user.id })
  return { user, customer }
}

export async function makeCustomer(db: Db, overrides: Partial<typeof customers.$inferInsert> = {}) {
  const number = nextNumber()
  const [customer] = await db
    .insert(customers)
    .values({ fullName: `Cliente ${number}`, phone: `5058${String(number).padStart(7, '0')}`, ...overrides })
    .returning()
  if (!customer) throw new Error('The customer was not written')
  return customer
}

type Kind = Partial<typeof users.$inferInsert>

async function insertUser(db: Db, kind: Kind, { name, email, password }: Person) {
  const number = nextNumber()
  const [user] = await db
    .insert(users)
    .values({
      id: randomUUID(),
      name: name ?? `Persona ${number}`,
      email: email ?? `persona${number}@example.com`,
      ...kind,
    })
    .returning()
  if (!user) throw new Error('The account was not written')
  if (password) await setPassword(db, { userId: user.id, password, now: new Date() })
  return user
}
