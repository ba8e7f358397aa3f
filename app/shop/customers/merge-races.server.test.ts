import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import type { Phone } from '#app/shop/kernel/phone.ts'
import type { Db } from '#db/client.ts'
import { customers } from '#db/schema/customers.ts'
import { orders } from '#db/schema/orders.ts'
import { promoCodeUses } from '#db/schema/promotions.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomer, makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makePromoCode } from '#tests/support/factories/shop.ts'
import { deleteCustomer } from './edit-customer.server.ts'
import { findCustomer, findOrCreateCustomer } from './find-or-create-customer.server.ts'
import { mergeCustomers } from './merge-customers.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-20T18:00:00Z')

type Person = Awaited<ReturnType<typeof makeCustomer>>
const buyerOf = (tx: Db, { phone }: Person) =>
  findOrCreateCustomer(tx, {
    contact: { userId: null, phone: phone as Phone, name: 'Luz', email: null, address: null },
    now,
  })

async function merging() {
  const { id, name } = await makeStaff(shop.db, { role: 'seller' })
  const [into, from] = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  const merge = (db: Db) => mergeCustomers(db, { intoId: into.id, fromId: from.id, by: { id, name }, now })
  return { into, from, merge, by: { id, name } }
}

async function somebodyWaits() {
  for (;;) {
    const { rows } = await shop.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows.length > 0) return 'waits'
  }
}

test('an order that is being placed while its customer is merged ends with the one who stays', async () => {
  const { into, from, merge } = await merging()
  const product = await makeProduct(shop.db, { price: cordobas(100), stock: 5 })
  const order = await makeOrder(shop.db, { lines: [{ productId: product.id, quantity: 1 }] })
  let merged: ReturnType<typeof merge> | undefined
  await shop.db.transaction(async (tx) => {
    const customerId = await buyerOf(tx, from)
    merged = merge(shop.db)
    await Promise.race([merged, somebodyWaits()])
    await tx.update(orders).set({ customerId }).where(eq(orders.id, order.id))
  })
  expect(await merged).toEqual({ ok: true, moved: 1 })
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
  expect(row?.customerId).toBe(into.id)
})

test('an order that waits for a merge is of the one who stays; one that waits for a deletion makes a new customer', async () => {
  const { into, from, merge, by } = await merging()
  const found = await shop.db.transaction(async (tx) => {
    await merge(tx)
    const buyer = shop.db.transaction((other) => buyerOf(other, from))
    await Promise.race([buyer, somebodyWaits()])
    return { buyer }
  })
  expect(await found.buyer).toBe(into.id)

  const { version } = (await shop.db.select().from(customers).where(eq(customers.id, into.id)))[0] as Person
  const again = await shop.db.transaction(async (tx) => {
    await deleteCustomer(tx, { id: into.id, version, by, now })
    const buyer = shop.db.transaction((other) => buyerOf(other, into))
    await Promise.race([buyer, somebodyWaits()])
    return { buyer }
  })
  expect([into.id, from.id]).not.toContain(await again.buyer)
})

test('an account whose customer was merged into an other buys as the one who stays', async () => {
  const { customer: from, user } = await makeCustomerAccount(shop.db)
  const into = await makeCustomer(shop.db)
  const { id, name } = await makeStaff(shop.db, { role: 'seller' })
  await mergeCustomers(shop.db, { intoId: into.id, fromId: from.id, by: { id, name }, now })
  expect(await findCustomer(shop.db, { userId: user.id, phone: null })).toMatchObject({ id: into.id })
})

test('the uses of promo codes are counted for the one who stays', async () => {
  const { into, from, merge } = await merging()
  const product = await makeProduct(shop.db, { price: cordobas(100), stock: 5 })
  const promo = await makePromoCode(shop.db, { discountPercent: 10 })
  await makeOrder(shop.db, {
    lines: [{ productId: product.id, quantity: 1 }],
    customer: { id: from.id, name: 'Luz', phone: '50588887777', email: null, address: null },
    promo: { id: promo.id, code: promo.code, percent: 10 },
  })
  await merge(shop.db)
  const uses = await shop.db.select().from(promoCodeUses).where(eq(promoCodeUses.promoCodeId, promo.id))
  expect(uses.map(({ customerId }) => customerId)).toEqual([into.id])
})
