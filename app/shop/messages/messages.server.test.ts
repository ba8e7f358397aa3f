import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { closeMessage, markMessageRead, reopenMessage } from './close-message.server.ts'
import { countUnreadMessages, listMessages, readMessage } from './list-messages.server.ts'
import { storeMessage } from './store-message.server.ts'

const shop = testDatabase()
const now = new Date()

const write = (subject: string, address = '203.0.113.1') =>
  storeMessage(shop.db, {
    kind: 'contact',
    name: 'Ana Pérez',
    email: 'ana@example.com',
    phone: '8888 7777',
    subject,
    body: '¿Tienen 100% de descuento_hoy?',
    address,
    now,
  })

test('each message has a number that can be quoted', async () => {
  expect(await write('Horario')).toEqual({ ok: true, number: 'MS-000001' })
  expect(await write('Envíos')).toEqual({ ok: true, number: 'MS-000002' })
})

test('staff find, read, close and reopen them', async () => {
  const by = await makeStaff(shop.db, { role: 'manager' })
  await write('Reclamo')
  const before = await countUnreadMessages(shop.db)
  const found = await listMessages(shop.db, { filter: 'open', search: 'reclamo', page: 1 })
  expect(found).toMatchObject({ total: 1, pages: 1 })
  const id = found.rows[0]?.id ?? 0
  const unread = () => listMessages(shop.db, { filter: 'unread', search: 'reclamo', page: 1 })
  expect((await unread()).total).toBe(1)
  await markMessageRead(shop.db, { id, now })
  expect((await unread()).total).toBe(0)
  expect(await countUnreadMessages(shop.db)).toBe(before - 1)
  expect(await closeMessage(shop.db, { id, by, now })).toEqual({ ok: true })
  expect(await readMessage(shop.db, { id })).toMatchObject({ closedBy: by.id, closedAt: now })
  expect((await listMessages(shop.db, { filter: 'open', search: 'reclamo', page: 1 })).total).toBe(0)
  expect(await reopenMessage(shop.db, { id, by, now })).toEqual({ ok: true })
  expect(await readMessage(shop.db, { id })).toMatchObject({ closedBy: null, closedAt: null })
  expect(await closeMessage(shop.db, { id: 999_999, by, now })).toMatchObject({ reason: 'unknown' })
})

test('signs of the search stand for themselves', async () => {
  expect((await listMessages(shop.db, { filter: 'all', search: '100%', page: 1 })).total).toBeGreaterThan(0)
  expect((await listMessages(shop.db, { filter: 'all', search: '1%0', page: 1 })).total).toBe(0)
  expect(
    (await listMessages(shop.db, { filter: 'all', search: 'descuento_', page: 1 })).total,
  ).toBeGreaterThan(0)
  expect((await listMessages(shop.db, { filter: 'all', search: 'Ana_P', page: 1 })).total).toBe(0)
})

test('twenty an hour from one place are enough', async () => {
  for (let time = 0; time < 20; time++) expect(await write('otra', '192.0.2.9')).toMatchObject({ ok: true })
  expect(await write('otra', '192.0.2.9')).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  expect(await write('otra', '192.0.2.10')).toMatchObject({ ok: true })
})
