import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import type { Phone } from '#app/shop/kernel/phone.ts'
import { orders } from '#db/schema/orders.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomer, makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { readCustomerHistory } from './customer-history.server.ts'
import { deleteCustomer, editCustomer } from './edit-customer.server.ts'
import { findDuplicates } from './find-duplicates.server.ts'
import { findOrCreateCustomer } from './find-or-create-customer.server.ts'
import { listCustomers, readCustomer, summariseCustomers } from './list-customers.server.ts'
import { mergeCustomers } from './merge-customers.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-20T18:00:00Z')
const firstPage = { sort: 'recientes' as const, page: 1, pageSize: 10 }

const staff = async () => {
  const { id, name } = await makeStaff(shop.db, { role: 'seller' })
  return { id, name }
}

async function buy(customerId: number, status: 'pendiente' | 'completado', at = now) {
  const product = await makeProduct(shop.db, { price: cordobas(100) })
  return makeOrder(shop.db, {
    lines: [{ productId: product.id, quantity: 2 }],
    customer: { id: customerId, name: 'Ana', phone: '50588887777', email: null, address: null },
    status,
    now: at,
  })
}

const editOf = { email: null, phone: null, address: null, notes: null }

test('count, money and date come from the orders; cancelled and deleted ones do not count, open ones bring no money', async () => {
  const customer = await makeCustomer(shop.db, { fullName: 'Zoila Derivada' })
  await buy(customer.id, 'completado', new Date('2026-11-01T18:00:00Z'))
  await buy(customer.id, 'pendiente')
  const cancelled = await buy(customer.id, 'pendiente', new Date('2026-11-25T18:00:00Z'))
  await shop.db
    .update(orders)
    .set({ status: 'cancelado', holding: 'nothing' })
    .where(eq(orders.id, cancelled.id))
  const { customers, total } = await listCustomers(shop.db, { ...firstPage, search: 'zoila deriv' })
  expect(total).toBe(1)
  expect(customers[0]).toMatchObject({ orderCount: 2, totalSpent: cordobas(200), lastOrderDate: now })
  expect(await readCustomerHistory(shop.db, { id: customer.id })).toMatchObject([
    { number: cancelled.number, status: 'cancelado' },
    { status: 'pendiente', total: cordobas(200) },
    { status: 'completado', total: cordobas(200) },
  ])
})

test('found by name without accents, by e-mail, and by a telephone typed with spaces', async () => {
  const customer = await makeCustomer(shop.db, {
    fullName: 'Íngrid Núñez',
    email: 'ingrid@tienda.example',
    phone: '50577665544',
  })
  for (const search of ['ingrid nunez', 'INGRID@tienda', '7766 5544', '+505 7766-5544']) {
    const { customers } = await listCustomers(shop.db, { ...firstPage, search })
    expect(customers.map(({ id }) => id)).toEqual([customer.id])
  }
  expect((await listCustomers(shop.db, { ...firstPage, search: '%' })).total).toBe(0)
})

test('newest first, or sorted by what they bought, over all pages', async () => {
  const [little, much] = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  await buy(little.id, 'completado')
  for (let i = 0; i < 4; i++) await buy(much.id, 'completado')
  const sorted = await listCustomers(shop.db, { search: '', sort: 'compras', page: 1, pageSize: 1 })
  expect(sorted.customers[0]?.id).toBe(much.id)
  expect(sorted.pages).toBe(sorted.total)
  const newest = await listCustomers(shop.db, { ...firstPage, search: '' })
  expect(newest.customers[0]?.id).toBe(much.id)
})

test('the four cards', async () => {
  const before = await summariseCustomers(shop.db)
  const customer = await makeCustomer(shop.db, { email: 'una@tienda.example' })
  await makeCustomer(shop.db, { email: null })
  await buy(customer.id, 'completado')
  expect(await summariseCustomers(shop.db)).toEqual({
    total: before.total + 2,
    withEmail: before.withEmail + 1,
    withOrders: before.withOrders + 1,
    sales: before.sales + cordobas(200),
  })
})

test('the second of two editors is told, and writes nothing', async () => {
  const by = await staff()
  const { id } = await makeCustomer(shop.db)
  const first = { ...editOf, fullName: 'Primera', version: 1 }
  expect(await editCustomer(shop.db, { id, form: first, by, now })).toEqual({ ok: true })
  const second = { ...editOf, fullName: 'Segunda', version: 1 }
  expect(await editCustomer(shop.db, { id, form: second, by, now })).toMatchObject({
    ok: false,
    reason: 'changed-meanwhile',
  })
  expect(await readCustomer(shop.db, { id })).toMatchObject({ fullName: 'Primera', version: 2 })
})

test('who is deleted leaves the list, and their orders keep standing', async () => {
  const by = await staff()
  const { id } = await makeCustomer(shop.db)
  const order = await buy(id, 'completado')
  expect(await deleteCustomer(shop.db, { id, version: 1, by, now })).toEqual({ ok: true })
  expect(await readCustomer(shop.db, { id })).toBeNull()
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
  expect(row).toMatchObject({ customerId: id, deletedAt: null, status: 'completado' })
  expect(await deleteCustomer(shop.db, { id, version: 2, by, now })).toMatchObject({ reason: 'not-found' })
})

test('merging moves orders and account, fills in what was missing, and later orders follow', async () => {
  const by = await staff()
  const into = await makeCustomer(shop.db, { fullName: 'Luz Mora', email: null, notes: 'Paga al retirar' })
  const { customer: from, user } = await makeCustomerAccount(shop.db, { name: 'Luz M.' })
  await buy(into.id, 'completado')
  await buy(from.id, 'completado')
  expect(await mergeCustomers(shop.db, { intoId: into.id, fromId: from.id, by, now })).toEqual({
    ok: true,
    moved: 1,
  })
  expect(await readCustomer(shop.db, { id: into.id })).toMatchObject({
    fullName: 'Luz Mora',
    email: user.email,
    orderCount: 2,
    totalSpent: cordobas(400),
    hasAccount: true,
    notes: 'Paga al retirar',
  })
  expect(await readCustomer(shop.db, { id: from.id })).toBeNull()
  const contact = { userId: null, phone: from.phone as Phone, name: 'Luz', email: null, address: null }
  const later = await shop.db.transaction((tx) => findOrCreateCustomer(tx, { contact, now }))
  expect(later).toBe(into.id)
})

test('two accounts, or one with itself, are not merged', async () => {
  const by = await staff()
  const one = await makeCustomerAccount(shop.db)
  const two = await makeCustomerAccount(shop.db)
  const merge = (intoId: number, fromId: number) => mergeCustomers(shop.db, { intoId, fromId, by, now })
  expect(await merge(one.customer.id, two.customer.id)).toMatchObject({ reason: 'two-accounts' })
  expect(await merge(one.customer.id, one.customer.id)).toMatchObject({ reason: 'same-customer' })
  expect(await readCustomer(shop.db, { id: two.customer.id })).not.toBeNull()
})

test('merged both ways at once, one of the two stays', async () => {
  const by = await staff()
  const [one, two] = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  const outcomes = await Promise.all([
    mergeCustomers(shop.db, { intoId: one.id, fromId: two.id, by, now }),
    mergeCustomers(shop.db, { intoId: two.id, fromId: one.id, by, now }),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('who may be the same person is offered: same telephone, e-mail or name', async () => {
  const original = await makeCustomer(shop.db, { fullName: 'Rosa Duplicada', email: 'rosa@x.example' })
  const sameEmail = await makeCustomer(shop.db, { fullName: 'R. D.', email: 'ROSA@x.example' })
  const sameName = await makeCustomer(shop.db, { fullName: 'rosa duplicada' })
  await makeCustomer(shop.db, { fullName: 'Otra Persona' })
  const found = await findDuplicates(shop.db, { id: original.id })
  expect(found.map(({ id }) => id).sort()).toEqual([sameEmail.id, sameName.id].sort())
})
