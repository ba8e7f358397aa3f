import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '#db/schema/accounts.ts'
import { browser, testAuth } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { tidyAccounts } from './end-sessions.server.ts'
import { readSession } from './read-session.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'

const shop = testDatabase()
const now = new Date()

const enter = (
  email: string,
  password: string,
  kind: 'customer' | 'staff' = 'customer',
  headers = browser(),
) => signIn(shop.db, { auth: testAuth(shop.db), email, password, kind, headers, now: new Date() })

async function mustEnter(...given: Parameters<typeof enter>) {
  const signed = await enter(...given)
  if (!signed.ok) throw new Error(`Refused: ${signed.reason}`)
  return signed
}

const whoIs = (headers: Headers) => readSession(testAuth(shop.db), headers)

describe('each dialog lets only its kind in', () => {
  test('a customer enters as a customer, with any letters of the e-mail', async () => {
    await makeCustomerAccount(shop.db, { email: 'ana@example.com', password: 'secreto-1' })
    const signed = await mustEnter('Ana@Example.com', 'secreto-1')
    const session = await whoIs(browser(signed.cookies))
    expect(session?.user).toMatchObject({ email: 'ana@example.com', kind: 'customer', role: null })
    expect(await enter('ana@example.com', 'secreto-1', 'staff')).toEqual({
      ok: false,
      reason: 'wrong-credentials',
    })
  })

  test('staff enter as staff, not as customers', async () => {
    await makeStaff(shop.db, { role: 'manager', email: 'luis@example.com', password: 'una clave larga' })
    const signed = await mustEnter('luis@example.com', 'una clave larga', 'staff')
    expect((await whoIs(browser(signed.cookies)))?.user).toMatchObject({ kind: 'staff', role: 'manager' })
    expect(await enter('luis@example.com', 'una clave larga')).toMatchObject({ reason: 'wrong-credentials' })
  })

  test('one person may be both, with a password for each', async () => {
    await makeCustomerAccount(shop.db, { email: 'dos@example.com', password: 'de clienta' })
    await makeStaff(shop.db, { role: 'seller', email: 'dos@example.com', password: 'de vendedora' })
    await mustEnter('dos@example.com', 'de clienta')
    await mustEnter('dos@example.com', 'de vendedora', 'staff')
    expect(await enter('dos@example.com', 'de vendedora')).toMatchObject({ reason: 'wrong-credentials' })
  })

  test('staff who have not accepted their invitation, or were disabled, stay outside', async () => {
    const invited = await makeStaff(shop.db, {
      role: 'seller',
      email: 'nueva@example.com',
      password: 'clave larga 1',
    })
    await shop.db.update(users).set({ emailVerified: false }).where(eq(users.id, invited.id))
    expect(await enter('nueva@example.com', 'clave larga 1', 'staff')).toMatchObject({ ok: false })
    await shop.db.update(users).set({ emailVerified: true, disabledAt: now }).where(eq(users.id, invited.id))
    expect(await enter('nueva@example.com', 'clave larga 1', 'staff')).toMatchObject({ ok: false })
  })
})

test('nobody learns from the answer whether the e-mail exists', async () => {
  await makeCustomerAccount(shop.db, { email: 'existe@example.com', password: 'secreto-1' })
  const known = await enter('existe@example.com', 'equivocada')
  const unknown = await enter('no-existe@example.com', 'equivocada')
  expect(known).toEqual({ ok: false, reason: 'wrong-credentials' })
  expect(unknown).toEqual(known)
})

test('a password longer than any may be is a wrong one', async () => {
  await makeCustomerAccount(shop.db, { email: 'larga@example.com', password: 'secreto-1' })
  expect(await enter('larga@example.com', 'x'.repeat(5000))).toMatchObject({ reason: 'wrong-credentials' })
})

describe('sessions', () => {
  test('the cookie is out of reach of scripts and other sites, and secure on https', async () => {
    await makeCustomerAccount(shop.db, { email: 'galleta@example.com', password: 'secreto-1' })
    const { cookies } = await mustEnter('galleta@example.com', 'secreto-1')
    const session = cookies.getSetCookie().find((cookie) => cookie.includes('session_token'))
    expect(session).toMatch(/^__Secure-fitonica\.session_token=/)
    for (const cookie of cookies.getSetCookie()) {
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Lax')
      expect(cookie).toContain('Secure')
      expect(cookie).toContain('Path=/')
    }
  })

  test('on http, for a shop tried out at home, the cookie is not marked secure', async () => {
    await makeCustomerAccount(shop.db, { email: 'casa@example.com', password: 'secreto-1' })
    const auth = testAuth(shop.db, 'http://127.0.0.1:3000')
    const signed = await signIn(shop.db, {
      auth,
      email: 'casa@example.com',
      password: 'secreto-1',
      kind: 'customer',
      headers: browser(),
      now,
    })
    expect(signed.ok && signed.cookies.getSetCookie().join()).not.toContain('Secure')
  })

  test('signing in again begins another session and ends the one this browser had', async () => {
    await makeCustomerAccount(shop.db, { email: 'rota@example.com', password: 'secreto-1' })
    const first = await mustEnter('rota@example.com', 'secreto-1')
    const second = await mustEnter('rota@example.com', 'secreto-1', 'customer', browser(first.cookies))
    expect(await whoIs(browser(second.cookies))).not.toBeNull()
    expect(await whoIs(browser(first.cookies))).toBeNull()
  })

  test('signing out ends it on the server: a copy of the old cookie opens nothing', async () => {
    await makeCustomerAccount(shop.db, { email: 'sale@example.com', password: 'secreto-1' })
    const { cookies } = await mustEnter('sale@example.com', 'secreto-1')
    const stolen = browser(cookies)
    const cleared = await signOut({ auth: testAuth(shop.db), headers: browser(cookies) })
    expect(cleared.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
    expect(await whoIs(stolen)).toBeNull()
  })

  test('a session that has expired, or whose cookie was altered, opens nothing', async () => {
    const { user } = await makeCustomerAccount(shop.db, { email: 'vence@example.com', password: 'secreto-1' })
    const { cookies } = await mustEnter('vence@example.com', 'secreto-1')
    const altered = browser(
      browser(cookies).get('cookie')?.replace('session_token=', 'session_token=x') ?? '',
    )
    expect(await whoIs(altered)).toBeNull()
    expect(await whoIs(browser(cookies))).not.toBeNull()
    await shop.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, user.id))
    expect(await whoIs(browser(cookies))).toBeNull()
  })

  test('staff sign in every day: their session is over after 24 hours, and with the browser', async () => {
    const member = await makeStaff(shop.db, {
      role: 'seller',
      email: 'dia@example.com',
      password: 'clave larga 1',
    })
    const { cookies } = await mustEnter('dia@example.com', 'clave larga 1', 'staff')
    const cookie = cookies.getSetCookie().find((line) => line.includes('session_token'))
    expect(cookie).not.toContain('Max-Age')
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await shop.db
      .update(sessions)
      .set({ createdAt: yesterday, expiresAt: new Date(Date.now() + 3_600_000) })
      .where(eq(sessions.userId, member.id))
    expect(await whoIs(browser(cookies))).toBeNull()
  })

  test('what has expired is not kept, what has not stays', async () => {
    const { user } = await makeCustomerAccount(shop.db, {
      email: 'limpia@example.com',
      password: 'secreto-1',
    })
    const gone = await mustEnter('limpia@example.com', 'secreto-1')
    const stays = await mustEnter('limpia@example.com', 'secreto-1')
    const first = await whoIs(browser(gone.cookies))
    await shop.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, first?.sessionId ?? ''))
    await tidyAccounts(shop.db, { now: new Date() })
    const left = await shop.db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(left).toHaveLength(1)
    expect(await whoIs(browser(stays.cookies))).not.toBeNull()
  })

  test('disabling an account ends what it was doing at once', async () => {
    const member = await makeStaff(shop.db, {
      role: 'seller',
      email: 'ya@example.com',
      password: 'clave larga 1',
    })
    const { cookies } = await mustEnter('ya@example.com', 'clave larga 1', 'staff')
    await shop.db.update(users).set({ disabledAt: now }).where(eq(users.id, member.id))
    expect(await whoIs(browser(cookies))).toBeNull()
  })
})
