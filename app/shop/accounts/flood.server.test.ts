import { expect, test } from 'vitest'
import { browser, testAuth } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { readSession } from './read-session.server.ts'
import { signIn } from './sign-in.server.ts'

const shop = testDatabase()
const minutes = 60_000

type Try = { email: string; password: string; headers?: Headers; at?: Date }

const enter = ({ email, password, headers = browser(), at = new Date() }: Try) =>
  signIn(shop.db, { auth: testAuth(shop.db), email, password, kind: 'customer', headers, now: at })

test('1,000 wrong passwords: ten are looked at, the rest are turned away and told until when', async () => {
  const email = 'victima@example.com'
  await makeCustomerAccount(shop.db, { email, password: 'la buena' })
  const home = browser('', '198.51.100.20')
  const before = await enter({ email, password: 'la buena', headers: home })
  if (!before.ok) throw new Error('The owner could not sign in')
  const known = browser(before.cookies, '198.51.100.20')

  const began = new Date()
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, attempt) =>
      enter({
        email,
        password: `intento ${attempt}`,
        headers: browser('', `203.0.113.${attempt % 250}`),
        at: began,
      }),
    ),
  )
  const reasons = answers.map((answer) => (answer.ok ? 'in' : answer.reason))
  expect(reasons.filter((reason) => reason === 'wrong-credentials')).toHaveLength(10)
  expect(reasons.filter((reason) => reason === 'too-many-attempts')).toHaveLength(990)
  const refusal = answers.find((answer) => !answer.ok && answer.reason === 'too-many-attempts')
  expect(refusal).toMatchObject({ retryAt: new Date(began.getTime() + 15 * minutes) })

  // Even the right password is refused from a strange browser, but the owner's session and browser still work.
  const stranger = browser('', '198.51.100.99')
  expect(await enter({ email, password: 'la buena', headers: stranger })).toMatchObject({
    reason: 'too-many-attempts',
  })
  expect((await readSession(testAuth(shop.db), known))?.user.email).toBe(email)
  expect(await enter({ email, password: 'la buena', headers: known })).toMatchObject({ ok: true })

  const later = new Date(began.getTime() + 15 * minutes)
  expect(await enter({ email, password: 'la buena', headers: stranger, at: later })).toMatchObject({
    ok: true,
  })
})

test('an address that tries many accounts is turned away, without locking those accounts', async () => {
  const email = 'vecina@example.com'
  await makeCustomerAccount(shop.db, { email, password: 'la buena' })
  const guesser = browser('', '192.0.2.50')
  const answers: Awaited<ReturnType<typeof enter>>[] = []
  // As many at a time as may wait: nobody is told to come back later.
  for (let first = 0; first < 120; first += 20) {
    const tries = Array.from({ length: 20 }, (_, account) =>
      enter({ email: `nadie${first + account}@example.com`, password: '123456', headers: guesser }),
    )
    answers.push(...(await Promise.all(tries)))
  }
  const refused = answers.filter((answer) => !answer.ok && answer.reason === 'too-many-attempts')
  expect(refused).toHaveLength(20)
  expect(await enter({ email, password: 'la buena', headers: guesser })).toMatchObject({
    reason: 'too-many-attempts',
  })
  expect(await enter({ email, password: 'la buena' })).toMatchObject({ ok: true })
})

test('a known browser has a limit too', async () => {
  const email = 'robada@example.com'
  await makeCustomerAccount(shop.db, { email, password: 'la buena' })
  const signed = await enter({ email, password: 'la buena' })
  if (!signed.ok) throw new Error('The owner could not sign in')
  const device = browser(signed.cookies)
  for (let attempt = 0; attempt < 10; attempt++) await enter({ email, password: 'otra', headers: device })
  expect(await enter({ email, password: 'la buena', headers: device })).toMatchObject({
    reason: 'too-many-attempts',
  })
})

test('signing in rightly many times is no flood', async () => {
  const email = 'asidua@example.com'
  await makeCustomerAccount(shop.db, { email, password: 'la buena' })
  const headers = browser('', '198.51.100.77')
  for (let time = 0; time < 12; time++) {
    expect(await enter({ email, password: 'la buena', headers })).toMatchObject({ ok: true })
  }
})
