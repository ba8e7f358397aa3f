import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, type Cookie, expect, type Page } from '@playwright/test'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { owner, type RunningShop, runShop } from './running-shop.ts'

type Role = 'owner' | 'manager' | 'seller' | 'customer'
type Fixtures = {
  /** Fails when axe finds anything on the page as it stands. */
  checkAccessible: (page: Page) => Promise<void>
  /** Through the real sign-in, once for each worker and role. */
  signInAs: (role: Role) => Promise<void>
}
type Person = { email: string; password: string; cookies?: Cookie[] }
type WorkerFixtures = { shop: RunningShop; people: Map<Role, Person> }

export { expect }

export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const shop = await runShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await use(new Map([['owner', { ...owner }]]))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url)
  },
  context: async ({ context }, use) => {
    const complaints = listenToComplaints(context)
    await use(context)
    expect(complaints, 'what the browser complained of').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  checkAccessible: async ({}, use) => {
    await use(async (page) => {
      // What takes as long as the looking is left out: a second page for frames of others, and lists of what is right.
      const look = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
      const { violations } = await look.analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      expect(found, 'what axe found').toEqual([])
    })
  },
  signInAs: async ({ page, context, shop, people }, use) => {
    await use(async (role) => {
      const person = people.get(role) ?? (await makePerson(shop, role))
      people.set(role, person)
      if (person.cookies) return context.addCookies(person.cookies)
      await page.goto(role === 'customer' ? '/ingresar' : '/personal/ingresar')
      const form = page.locator('form', { has: page.getByLabel('Contraseña', { exact: true }) })
      await form.getByLabel(/correo|email/i).fill(person.email)
      await form.getByLabel('Contraseña', { exact: true }).fill(person.password)
      await form.getByRole('button', { name: /iniciar sesión|ingresar|entrar/i }).click()
      await page.waitForURL((url) => !url.pathname.endsWith('/ingresar'))
      person.cookies = (await context.cookies()).filter((cookie) => cookie.httpOnly)
    })
  },
})

async function makePerson({ db }: RunningShop, role: Role): Promise<Person> {
  const password = 'una-clave-larga-1'
  if (role === 'customer') {
    const { user } = await makeCustomerAccount(db, { name: 'Marta Ruiz', password })
    return { email: user.email, password }
  }
  const staff = await makeStaff(db, {
    role,
    name: 'Pedro Personal',
    email: `${role}.pruebas@example.com`,
    password,
  })
  return { email: staff.email, password }
}

/** Errors and warnings of every page, refused by the content security policy or not, and what the shop could not answer. */
function listenToComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer) complaints.push(message.text())
  })
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
