import { expect, test } from 'vitest'
import { browser, cookiesIn, testAuth } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { readSession } from './read-session.server.ts'
import {
  confirmSecondFactor,
  dropSecondFactor,
  passSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
} from './second-factor.server.ts'
import { signIn } from './sign-in.server.ts'

const shop = testDatabase()
const password = 'clave larga 1'

const enter = (email: string, headers = browser()) =>
  signIn(shop.db, { auth: testAuth(shop.db), email, password, kind: 'staff', headers, now: new Date() })

const whoIs = (cookies: Headers) => readSession(testAuth(shop.db), browser(cookies))

/** What the authenticator app shows now. */
async function codeOf(secret: string) {
  const bytes = base32(secret)
  const { code } = await testAuth(shop.db).api.generateTOTP({
    body: { secret: new TextDecoder().decode(bytes) },
  })
  return code
}

function base32(text: string) {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const octets = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(octets, (octet) => Number.parseInt(octet, 2))
}

async function withSecondFactor(email: string) {
  const auth = testAuth(shop.db)
  const member = await makeStaff(shop.db, { role: 'manager', email, password })
  const signed = await enter(email)
  if (!signed.ok) throw new Error('Could not sign in')
  const account = { userId: member.id, email, password, now: new Date() }
  const made = await prepareSecondFactor(shop.db, { auth, headers: browser(signed.cookies), ...account })
  if (!made.ok) throw new Error(made.reason)
  const headers = browser(signed.cookies)
  expect(await confirmSecondFactor({ auth, headers, code: '000000' })).toMatchObject({ reason: 'wrong-code' })
  const confirmed = await confirmSecondFactor({ auth, headers, code: await codeOf(made.secret) })
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { ...made, account, cookies: confirmed.cookies, before: signed.cookies }
}

test('with the app on, the password alone opens no session', async () => {
  const { secret, uri, cookies, before } = await withSecondFactor('app@example.com')
  expect(uri).toContain(encodeURIComponent('FitoNica:app@example.com'))
  expect((await whoIs(cookies))?.user.twoFactorEnabled).toBe(true)
  expect(await whoIs(before)).toBeNull()

  const half = await enter('app@example.com')
  if (!half.ok) throw new Error(half.reason)
  expect(half.secondFactor).toBe(true)
  expect(await whoIs(half.cookies)).toBeNull()

  const auth = testAuth(shop.db)
  const headers = browser(half.cookies)
  expect(await passSecondFactor({ auth, headers, code: '123456' })).toMatchObject({ reason: 'wrong-code' })
  const passed = await passSecondFactor({ auth, headers, code: await codeOf(secret) })
  if (!passed.ok) throw new Error(passed.reason)
  expect((await whoIs(passed.cookies))?.user.email).toBe('app@example.com')
  const again = await passSecondFactor({ auth, headers, code: await codeOf(secret) })
  expect(again).toMatchObject({ ok: false, reason: 'too-late' })
})

test('somebody else’s open session does not stand in for the code', async () => {
  await withSecondFactor('mia@example.com')
  await makeStaff(shop.db, { role: 'seller', email: 'otra@example.com', password })
  const other = await enter('otra@example.com')
  const half = await enter('mia@example.com')
  if (!other.ok || !half.ok) throw new Error('Could not sign in')
  const headers = browser(`${cookiesIn(other.cookies)}; ${cookiesIn(half.cookies)}`)
  const passed = await passSecondFactor({ auth: testAuth(shop.db), headers, code: '123456' })
  expect(passed).toMatchObject({ ok: false })
})

test('five wrong codes end the attempt', async () => {
  const { secret } = await withSecondFactor('cinco@example.com')
  const half = await enter('cinco@example.com')
  if (!half.ok) throw new Error(half.reason)
  const auth = testAuth(shop.db)
  const headers = browser(half.cookies)
  for (let attempt = 0; attempt < 5; attempt++) await passSecondFactor({ auth, headers, code: '111111' })
  const late = await passSecondFactor({ auth, headers, code: await codeOf(secret) })
  expect(late).toMatchObject({ ok: false, reason: 'too-late' })
})

test('each recovery code opens once, and new ones replace them', async () => {
  const { recoveryCodes, account, cookies } = await withSecondFactor('codigos@example.com')
  expect(recoveryCodes).toHaveLength(10)
  const auth = testAuth(shop.db)
  const pass = async (code = '') => {
    const half = await enter('codigos@example.com')
    if (!half.ok) throw new Error(half.reason)
    return passSecondFactor({ auth, headers: browser(half.cookies), code })
  }
  expect(await pass(recoveryCodes[0])).toMatchObject({ ok: true })
  expect(await pass(recoveryCodes[0])).toMatchObject({ reason: 'wrong-code' })
  const renewed = await renewRecoveryCodes(shop.db, { auth, headers: browser(cookies), ...account })
  if (!renewed.ok) throw new Error(renewed.reason)
  expect(await pass(recoveryCodes[1])).toMatchObject({ reason: 'wrong-code' })
  expect(await pass(renewed.recoveryCodes[0])).toMatchObject({ ok: true })
})

test('turning it off asks for the password', async () => {
  const { account, cookies } = await withSecondFactor('quita@example.com')
  const auth = testAuth(shop.db)
  const drop = (given: string) =>
    dropSecondFactor(shop.db, { auth, headers: browser(cookies), ...account, password: given })
  expect(await drop('equivocada')).toMatchObject({ reason: 'wrong-password' })
  expect(await drop(password)).toMatchObject({ ok: true })
  expect(await enter('quita@example.com')).toMatchObject({ ok: true, secondFactor: false })
})
