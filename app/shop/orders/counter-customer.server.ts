import { findOrCreateCustomer } from '#app/shop/customers/find-or-create-customer.server.ts'
import { normalizePhone } from '#app/shop/kernel/phone.ts'
import type { Db } from '#db/client.ts'

type Person = {
  customerName: string
  customerPhone: string
  customerEmail: string | null
  customerAddress: string | null
}

/** Who buys at the counter, by telephone; without a real number nobody can be joined, and nobody is made up. */
export async function counterCustomer(tx: Db, person: Person, now: Date): Promise<number | null> {
  const phone = normalizePhone(person.customerPhone) ?? normalizePhone(`+${person.customerPhone}`)
  if (!phone) return null
  const contact = {
    userId: null,
    phone,
    name: person.customerName,
    email: person.customerEmail,
    address: person.customerAddress,
  }
  return findOrCreateCustomer(tx, { contact, now })
}
