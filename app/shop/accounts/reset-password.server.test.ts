import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users, verifications } from '#db/schema/accounts.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { browser, newestMail, testAuth } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { changePassword } from './change-password.server.ts'
import { readSession } from './read-session.server.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { type AccountKind, signIn } from './sign-in.server.ts'

const shop = testDatabase()

const enter = (email: string, password: string, kind: AccountKind = 'customer', address = '203.0.113.7') =>
  signIn(shop.db, {
    auth: testAuth(shop.db),
    email,
    password,
    kind,
    headers: browser('', address),
    now: new Date(),
  })

const ask = (email: string, kind: AccountKind = 'customer', address = '203.0.113.7') =>
  requestPasswordReset(shop.db, { email, kind, headers: browser('', address), now: new Date() })

const reset = (token: string, password: string, now = new Date()) =>
  resetPassword(shop.db, { token, password, now })

test('a new password by mail: the old one and every session are over', async () => {
  await makeCustomerAccount(shop.db, { email: 'olvido@example.com', password: 'la vieja' })
  const signed = await enter('olvido@example.com', 'la vieja')
  await ask('olvido@example.com')
  const { token } = await newestMail(shop.db, 'olvido@example.com')
  expect(await reset(token, 'corta')).toMatchObject({ reason: 'password-too-short' })
  expect(await reset(token, 'la nueva')).toEqual({ ok: true, kind: 'customer' })
  expect(signed.ok && (await readSession(testAuth(shop.db), browser(signed.cookies)))).toBeNull()
  expect(await enter('olvido@example.com', 'la vieja')).toMatchObject({ ok: false })
  expect(await enter('olvido@example.com', 'la nueva')).toMatchObject({ ok: true })
  expect((await newestMail(shop.db, 'olvido@example.com')).subject).toContain('cambió')
})

test('a link works once, for an hour, and only the newest', async () => {
  await makeCustomerAccount(shop.db, { email: 'enlace@example.com', password: 'la vieja' })
  await ask('enlace@example.com')
  const older = await newestMail(shop.db, 'enlace@example.com')
  await ask('enlace@example.com')
  const { token } = await newestMail(shop.db, 'enlace@example.com')
  const refused = { ok: false, reason: 'link-used-or-expired' }
  expect(await reset(older.token, 'la nueva')).toEqual(refused)
  expect(await reset(token, 'la nueva', new Date(Date.now() + 61 * 60_000))).toEqual(refused)
  expect(await reset('inventado', 'la nueva')).toEqual(refused)
  const both = await Promise.all([reset(token, 'la nueva'), reset(token, 'la otra')])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await reset(token, 'la nueva')).toEqual(refused)
})

test('the database keeps no link that could be used', async () => {
  await makeCustomerAccount(shop.db, { email: 'hash@example.com', password: 'la vieja' })
  await ask('hash@example.com')
  const { token } = await newestMail(shop.db, 'hash@example.com')
  const kept = await shop.db.select().from(verifications)
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('the answer is the same for an e-mail that nobody has, and no mail is written', async () => {
  await makeCustomerAccount(shop.db, { email: 'hay@example.com', password: 'la vieja' })
  expect(await ask('no-hay@example.com')).toEqual(await ask('hay@example.com'))
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.to, 'no-hay@example.com'))
  expect(mails).toEqual([])
})

test('staff ask apart, and their passwords have ten characters', async () => {
  await makeStaff(shop.db, { role: 'owner', email: 'duena@example.com', password: 'clave antigua' })
  await ask('duena@example.com')
  expect((await newestMail(shop.db, 'duena@example.com')).token).toBe('')
  await ask('duena@example.com', 'staff')
  const { token } = await newestMail(shop.db, 'duena@example.com')
  expect(await reset(token, 'nueve car')).toMatchObject({ reason: 'password-too-short' })
  expect(await reset(token, 'clave nueva')).toEqual({ ok: true, kind: 'staff' })
  expect(await enter('duena@example.com', 'clave nueva', 'staff')).toMatchObject({ ok: true })
})

test('the mail proves the e-mail of an account that had only claimed it', async () => {
  const { user } = await makeCustomerAccount(shop.db, {
    email: 'prueba@example.com',
    password: 'la vieja',
    verified: false,
  })
  await ask('prueba@example.com')
  await reset((await newestMail(shop.db, 'prueba@example.com')).token, 'la nueva')
  const [account] = await shop.db.select().from(users).where(eq(users.id, user.id))
  expect(account?.emailVerified).toBe(true)
})

test('asking has a limit by account, with the moment to try again', async () => {
  for (let time = 0; time < 4; time++) await ask('mucho@example.com', 'customer', `198.51.100.${time}`)
  const answer = await ask('mucho@example.com', 'customer', '198.51.100.9')
  expect(answer).toMatchObject({ ok: false, reason: 'too-many-attempts', retryAt: expect.any(Date) })
})

test('changing it with the session keeps that session and ends the others', async () => {
  const { user } = await makeCustomerAccount(shop.db, { email: 'cambia@example.com', password: 'la vieja' })
  const here = await enter('cambia@example.com', 'la vieja')
  const there = await enter('cambia@example.com', 'la vieja')
  if (!here.ok || !there.ok) throw new Error('Could not sign in')
  const session = await readSession(testAuth(shop.db), browser(here.cookies))
  const change = (current: string, wanted: string) =>
    changePassword(shop.db, {
      userId: user.id,
      sessionId: session?.sessionId ?? '',
      current,
      wanted,
      now: new Date(),
    })
  expect(await change('equivocada', 'la nueva')).toEqual({ ok: false, reason: 'wrong-password' })
  expect(await change('la vieja', '12345')).toEqual({ ok: false, reason: 'password-too-short' })
  expect(await change('la vieja', 'la nueva')).toEqual({ ok: true })
  expect(await readSession(testAuth(shop.db), browser(here.cookies))).not.toBeNull()
  expect(await readSession(testAuth(shop.db), browser(there.cookies))).toBeNull()
  expect(await enter('cambia@example.com', 'la nueva')).toMatchObject({ ok: true })
})
