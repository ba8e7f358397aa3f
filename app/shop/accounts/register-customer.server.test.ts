import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmCustomerEmail } from '#app/shop/orders/confirm-customer-email.server.ts'
import { users } from '#db/schema/accounts.ts'
import { favorites } from '#db/schema/customers.ts'
import { browser, newestMail, testAuth } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { requestConfirmation } from './confirm-email.server.ts'
import { readSession } from './read-session.server.ts'
import { registerCustomer } from './register-customer.server.ts'
import { signIn } from './sign-in.server.ts'

const shop = testDatabase()

async function register(email: string, password: string, fullName = 'Ana María') {
  const auth = testAuth(shop.db)
  const registered = await registerCustomer(shop.db, {
    auth,
    fullName,
    email,
    password,
    phone: '50588887777',
    headers: browser(),
    now: new Date(),
  })
  if (!registered.ok) throw new Error(`Refused: ${registered.reason}`)
  return registered
}

const whoIs = (cookies: Headers) => readSession(testAuth(shop.db), browser(cookies))

const enter = (email: string, password: string) =>
  signIn(shop.db, {
    auth: testAuth(shop.db),
    email,
    password,
    kind: 'customer',
    headers: browser(),
    now: new Date(),
  })

const confirm = (token: string, userId: string, now = new Date()) =>
  confirmCustomerEmail(shop.db, { token, userId, now })

test('a new customer is signed in at once and gets a mail to confirm', async () => {
  const { cookies, userId } = await register('Nueva@Example.com', 'secreto')
  expect((await whoIs(cookies))?.user).toMatchObject({
    id: userId,
    name: 'Ana María',
    email: 'nueva@example.com',
    emailVerified: false,
    kind: 'customer',
    role: null,
    phone: '50588887777',
  })
  const mail = await newestMail(shop.db, 'nueva@example.com')
  expect(mail.subject).toContain('Confirma tu correo')
  expect(mail.text).toContain(`https://tienda.example/confirmar-correo?token=${mail.token}`)
})

test('nobody makes themselves staff by sending more fields', async () => {
  const sneaky = { role: 'owner', kind: 'staff', emailVerified: true, disabledAt: null } as object
  const registered = await registerCustomer(shop.db, {
    ...(sneaky as Record<string, never>),
    auth: testAuth(shop.db),
    fullName: 'Intruso',
    email: 'intruso@example.com',
    password: 'secreto',
    phone: null,
    headers: browser(),
    now: new Date(),
  })
  expect(registered.ok && (await whoIs(registered.cookies))?.user).toMatchObject({
    kind: 'customer',
    role: null,
    emailVerified: false,
  })
})

test('registering an e-mail that has an account looks the same to whoever does it', async () => {
  const first = await register('tomada@example.com', 'la primera')
  await confirm((await newestMail(shop.db, 'tomada@example.com')).token, first.userId)
  const second = await register('tomada@example.com', 'la segunda', 'Otra Persona')
  const shape = (cookies: Headers) => cookies.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
  expect(shape(second.cookies)).toEqual(shape(first.cookies))
  expect((await whoIs(second.cookies))?.user).toMatchObject({
    email: 'tomada@example.com',
    emailVerified: false,
  })
  // Both passwords go on working, each into its own account.
  const again = [
    await enter('tomada@example.com', 'la primera'),
    await enter('tomada@example.com', 'la segunda'),
  ]
  const ids = await Promise.all(
    again.map(async (signed) => signed.ok && (await whoIs(signed.cookies))?.user.id),
  )
  expect(ids).toEqual([first.userId, second.userId])
})

test('only the mailbox learns of the earlier account, and there both can be joined', async () => {
  const first = await register('junta@example.com', 'la primera')
  await confirm((await newestMail(shop.db, 'junta@example.com')).token, first.userId)
  const second = await register('junta@example.com', 'la segunda')
  const product = await makeProduct(shop.db)
  await shop.db.insert(favorites).values({ userId: second.userId, productId: product.id })
  const mail = await newestMail(shop.db, 'junta@example.com')
  expect(mail.subject).toContain('Ya tenías una cuenta')
  expect(await confirm(mail.token, second.userId)).toEqual({ ok: true, joined: true })
  expect(await whoIs(second.cookies)).toBeNull()
  const kept = await shop.db.select().from(favorites).where(eq(favorites.userId, first.userId))
  expect(kept.map(({ productId }) => productId)).toEqual([product.id])
})

test('a confirmation works once, for its own account, for three days', async () => {
  const { userId } = await register('confirma@example.com', 'secreto')
  const stranger = await register('ajena@example.com', 'secreto')
  const { token } = await newestMail(shop.db, 'confirma@example.com')
  expect(await confirm(token, stranger.userId)).toMatchObject({ reason: 'another-account' })
  const late = new Date(Date.now() + 3 * 24 * 3_600_000 + 60_000)
  expect(await confirm(token, userId, late)).toMatchObject({ reason: 'link-used-or-expired' })
  expect(await confirm(token, userId)).toMatchObject({ ok: true, joined: false })
  expect(await confirm(token, userId)).toMatchObject({ reason: 'link-used-or-expired' })
  const [account] = await shop.db.select().from(users).where(eq(users.id, userId))
  expect(account?.emailVerified).toBe(true)
})

test('two who confirm the same e-mail at once: one account owns it', async () => {
  const one = await register('carrera@example.com', 'la primera')
  const { token: tokenOfOne } = await newestMail(shop.db, 'carrera@example.com')
  const two = await register('carrera@example.com', 'la segunda')
  const { token: tokenOfTwo } = await newestMail(shop.db, 'carrera@example.com')
  const answers = await Promise.all([confirm(tokenOfOne, one.userId), confirm(tokenOfTwo, two.userId)])
  expect(answers.map((answer) => answer.ok && answer.joined).sort()).toEqual([false, true])
  const left = await shop.db.select().from(users).where(eq(users.email, 'carrera@example.com'))
  expect(left.map(({ emailVerified }) => emailVerified)).toEqual([true])
})

test('asking again replaces the link, and has a limit', async () => {
  const { userId } = await register('otravez@example.com', 'secreto')
  const old = await newestMail(shop.db, 'otravez@example.com')
  const ask = () => requestConfirmation(shop.db, { userId, now: new Date() })
  expect(await ask()).toEqual({ ok: true })
  expect(await confirm(old.token, userId)).toMatchObject({ reason: 'link-used-or-expired' })
  await ask()
  await ask()
  expect(await ask()).toMatchObject({ reason: 'too-many-attempts' })
})
