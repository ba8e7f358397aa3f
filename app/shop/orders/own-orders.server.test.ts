import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { users } from '#db/schema/accounts.ts'
import { customers, favorites } from '#db/schema/customers.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { messages } from '#db/schema/messages.ts'
import { orderEvents, orders } from '#db/schema/orders.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomer, makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { forgetPerson } from './forget-person.server.ts'
import { findOwnOrder, listOwnOrders, type OrderOwner } from './own-orders.server.ts'
import { readPersonalData } from './personal-data.server.ts'

const shop = testDatabase()
const now = new Date()
const password = 'secreto-1'

async function someone(email: string, { verified = true } = {}) {
  const { user, customer } = await makeCustomerAccount(shop.db, {
    name: 'Ana Pérez',
    email,
    password,
    verified,
  })
  const owner: OrderOwner = { userId: user.id, email, emailVerified: verified }
  return { owner, customer }
}

type Bought = { email: string; userId?: string; customerId?: number; status?: 'pendiente' | 'completado' }

async function buy({ email, userId, customerId, status = 'completado' }: Bought, at = now) {
  const product = await makeProduct(shop.db)
  return makeOrder(shop.db, {
    channel: 'web',
    userId: userId ?? null,
    customer: { id: customerId ?? null, name: 'Ana Pérez', phone: '50588887777', email, address: null },
    delivery: {
      type: 'delivery',
      address: 'Casa morada, Estelí',
      departmentId: null,
      departmentName: 'Estelí',
      cost: cordobas(120),
    },
    notes: 'Llamar antes',
    placedFrom: '203.0.113.9',
    status,
    lines: [{ productId: product.id, quantity: 2 }],
    now: at,
  })
}

const numbersOf = async (owner: OrderOwner) =>
  (await listOwnOrders(shop.db, { owner, page: 1 })).orders.map(({ number }) => number)

describe('Mis Pedidos', () => {
  test('are those of the account, newest first, with their lines', async () => {
    const { owner } = await someone('propios@example.com')
    const older = await buy({ email: owner.email, userId: owner.userId }, new Date(now.getTime() - 60_000))
    const newer = await buy({ email: owner.email, userId: owner.userId })
    expect(await numbersOf(owner)).toEqual([newer.number, older.number])
    const { orders: found } = await listOwnOrders(shop.db, { owner, page: 1 })
    expect(found[0]?.lines).toMatchObject([{ quantity: 2, unitPrice: 10_000, total: 20_000 }])
  })

  test('and those placed as guest with the e-mail, once it is proven', async () => {
    const guest = await buy({ email: 'Huesped@Example.com' })
    const { owner } = await someone('huesped@example.com', { verified: false })
    expect(await numbersOf(owner)).toEqual([])
    expect(await numbersOf({ ...owner, emailVerified: true })).toEqual([guest.number])
  })

  test('never those of another account that used the same e-mail', async () => {
    const other = await someone('compartido@example.com')
    await buy({ email: 'compartido@example.com', userId: other.owner.userId })
    const claim = await someone('compartido@example.com', { verified: false })
    expect(await numbersOf({ ...claim.owner, emailVerified: true })).toEqual([])
    const [order = ''] = await numbersOf(other.owner)
    expect(await findOwnOrder(shop.db, { owner: claim.owner, number: order })).toBeNull()
    expect(await findOwnOrder(shop.db, { owner: other.owner, number: order })).not.toBeNull()
  })

  test('come in pages', async () => {
    const { owner } = await someone('paginas@example.com')
    for (let place = 0; place < 3; place++) await buy({ email: owner.email, userId: owner.userId })
    const second = await listOwnOrders(shop.db, { owner, page: 2, perPage: 2 })
    expect(second).toMatchObject({ total: 3, pages: 2 })
    expect(second.orders).toHaveLength(1)
  })
})

describe('what the shop knows', () => {
  test('is told whole, without costs', async () => {
    const { owner } = await someone('datos@example.com')
    const { number } = await buy({ email: owner.email, userId: owner.userId })
    const data = await readPersonalData(shop.db, { owner, now })
    expect(data.cuenta).toMatchObject({ nombre: 'Ana Pérez', email: 'datos@example.com' })
    expect(data.pedidos).toMatchObject([{ numero: number, total: '320.00', notas: 'Llamar antes' }])
    expect(JSON.stringify(data)).not.toMatch(/cost|password|token/i)
  })

  test('of somebody whom only a telephone joins is not told', async () => {
    const { owner, customer } = await someone('curiosa@example.com', { verified: false })
    const known = { email: 'vecina@example.com', address: 'Casa verde' }
    await shop.db.update(customers).set(known).where(eq(customers.id, customer.id))
    const unproven = await readPersonalData(shop.db, { owner, now })
    const proven = await readPersonalData(shop.db, { owner: { ...owner, emailVerified: true }, now })
    expect(JSON.stringify([unproven, proven])).not.toContain('Casa verde')
  })
})

describe('forgetting a person', () => {
  test('keeps the orders and their sums, and nothing that says whose they were', async () => {
    const { owner, customer } = await someone('adios@example.com')
    const { id, total } = await buy({ email: owner.email, userId: owner.userId, customerId: customer.id })
    const product = await makeProduct(shop.db)
    await shop.db.insert(favorites).values({ userId: owner.userId, productId: product.id })
    await shop.db.insert(messages).values({
      number: 'MS-900001',
      kind: 'support',
      userId: owner.userId,
      name: 'Ana Pérez',
      email: owner.email,
      subject: 'Duda',
      body: 'Soy Ana, de la casa morada',
    })
    expect(await forgetPerson(shop.db, { owner, password, now })).toEqual({ ok: true, orders: 1 })

    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(order).toMatchObject({
      total,
      status: 'completado',
      userId: null,
      customerName: 'Cliente eliminado',
    })
    const everything = JSON.stringify([
      order,
      await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)),
      await shop.db.select().from(customers).where(eq(customers.id, customer.id)),
      await shop.db.select().from(messages).where(eq(messages.number, 'MS-900001')),
      await shop.db.select().from(mailOutbox),
    ])
    for (const trace of ['Ana', 'adios@', '50588887777', 'morada', 'Llamar', '203.0.113']) {
      expect(everything).not.toContain(trace)
    }
    expect(await shop.db.select().from(users).where(eq(users.id, owner.userId))).toEqual([])
  })

  test('waits until nothing is on its way, and asks for the password', async () => {
    const { owner } = await someone('espera@example.com')
    await buy({ email: owner.email, userId: owner.userId, status: 'pendiente' })
    expect(await forgetPerson(shop.db, { owner, password: 'otra', now })).toMatchObject({
      reason: 'wrong-password',
    })
    expect(await forgetPerson(shop.db, { owner, password, now })).toMatchObject({ reason: 'open-orders' })
    expect(await shop.db.select().from(users).where(eq(users.id, owner.userId))).toHaveLength(1)
  })

  test('does not take somebody else along who has the same telephone', async () => {
    const known = await makeCustomer(shop.db, { fullName: 'Vecina', email: 'vecina@example.com' })
    const { id } = await buy({ email: 'vecina@example.com', customerId: known.id })
    const { owner, customer } = await someone('abusa@example.com')
    await shop.db.update(customers).set({ userId: null }).where(eq(customers.id, customer.id))
    await shop.db.update(customers).set({ userId: owner.userId }).where(eq(customers.id, known.id))
    expect(await forgetPerson(shop.db, { owner, password, now })).toEqual({ ok: true, orders: 0 })
    const [neighbour] = await shop.db.select().from(customers).where(eq(customers.id, known.id))
    expect(neighbour).toMatchObject({
      fullName: 'Vecina',
      phone: known.phone,
      archivedAt: null,
      userId: null,
    })
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(order?.customerName).toBe('Ana Pérez')
  })
})
