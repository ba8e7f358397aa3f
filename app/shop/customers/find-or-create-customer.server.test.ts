import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Phone } from '#app/shop/kernel/phone.ts'
import { customers } from '#db/schema/customers.ts'
import { testDatabase } from '#tests/support/database.ts'
import { phoneNumber } from '#tests/support/factories/checkouts.ts'
import { makeCustomer, makeCustomerAccount } from '#tests/support/factories/people.ts'
import { enrolCustomer } from './enrol-customer.server.ts'
import { findOrCreateCustomer } from './find-or-create-customer.server.ts'

const shop = testDatabase()
const now = new Date()

type Contact = Parameters<typeof findOrCreateCustomer>[1]['contact']
const find = (contact: Partial<Contact>) =>
  shop.db.transaction((tx) =>
    findOrCreateCustomer(tx, {
      contact: { userId: null, phone: null, name: 'Ana', email: null, address: null, ...contact },
      now,
    }),
  )
const rowOf = async (id: number) => {
  const [row] = await shop.db.select().from(customers).where(eq(customers.id, id))
  return row
}

describe('the customer of an order', () => {
  test('is one for each telephone, and what is known is filled in, never overwritten', async () => {
    const phone = phoneNumber()
    const first = await find({ phone, email: 'ana@example.com' })
    expect(await find({ phone, name: 'Otra', email: 'otra@example.com', address: 'Frente al parque' })).toBe(
      first,
    )
    expect(await rowOf(first)).toMatchObject({
      fullName: 'Ana',
      email: 'ana@example.com',
      address: 'Frente al parque',
    })
  })

  test('is that of the account, whatever telephone is given', async () => {
    const { user, customer } = await makeCustomerAccount(shop.db)
    const stranger = await makeCustomer(shop.db, { phone: phoneNumber() })
    expect(await find({ userId: user.id, phone: stranger.phone as Phone })).toBe(customer.id)
    expect(await rowOf(stranger.id)).toMatchObject({ userId: null })
  })

  test('with a new account takes over what was bought with that telephone before, but never another account’s', async () => {
    const { user: first } = await makeCustomerAccount(shop.db)
    const { user: second } = await makeCustomerAccount(shop.db)
    await shop.db.delete(customers).where(eq(customers.userId, first.id))
    await shop.db.delete(customers).where(eq(customers.userId, second.id))
    const phone = phoneNumber()
    const guest = await find({ phone })
    await enrolCustomer(shop.db, { userId: first.id, fullName: 'Ana', email: 'a@example.com', phone, now })
    expect(await rowOf(guest)).toMatchObject({ userId: first.id })
    const own = await find({ userId: second.id, phone })
    expect(own).not.toBe(guest)
    expect(await find({ phone })).toBe(guest)
  })

  test('whom staff joined with another is that other one; one they deleted is new', async () => {
    const phone = phoneNumber()
    const [kept, middle, old, deleted] = await Promise.all([
      makeCustomer(shop.db),
      makeCustomer(shop.db),
      makeCustomer(shop.db, { phone }),
      makeCustomer(shop.db, { archivedAt: now }),
    ])
    const join = (id: number, mergedInto: number) =>
      shop.db.update(customers).set({ mergedInto, archivedAt: now }).where(eq(customers.id, id))
    await join(old.id, middle.id)
    await join(middle.id, kept.id)
    expect(await find({ phone })).toBe(kept.id)
    expect(await find({ phone: deleted.phone as Phone })).not.toBe(deleted.id)
  })
})
