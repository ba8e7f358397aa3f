import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { letterTo, linkIn } from './support/mailbox.ts'

const password = 'secreto-1'
let count = 0
const someone = (info: { project: { name: string } }) => `persona${++count}.${info.project.name}@example.com`

const menu = (page: Page) =>
  page.locator('header details', { has: page.locator('summary[aria-label^="Cuenta"]') })
const openMenu = async (page: Page, label: string | RegExp) => {
  await menu(page).locator('summary', { hasText: '' }).and(page.getByLabel(label)).click()
}

async function fillSignIn(form: ReturnType<Page['getByRole']>, email: string, secret: string) {
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(secret)
}

async function enterProfile(page: Page, email: string) {
  const main = page.getByRole('main')
  await page.goto('/ingresar?next=/cliente/perfil')
  await fillSignIn(main, email, password)
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()
}

test('registering from the account menu: what is missing is said, and then one is in, on the same page', async ({
  page,
  checkAccessible,
}, info) => {
  await page.goto('/contactanos')
  await openMenu(page, 'Cuenta')
  await checkAccessible(page)
  await menu(page).getByRole('link', { name: 'Crear cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible()
  await checkAccessible(page)

  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.filter({ hasText: 'Por favor completa todos los campos obligatorios' })).toBeVisible()
  await expect(alert.filter({ hasText: /^Error/ })).toBeVisible()

  await dialog.getByLabel(/^Nombre Completo/).fill('Ana María López')
  await dialog.getByLabel(/^Email/).fill(someone(info))
  await dialog.getByLabel(/^Contraseña/).fill('corta')
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(dialog.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()

  await dialog.getByLabel(/^Contraseña/).fill(password)
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  const toast = page.getByRole('status').filter({ hasText: '¡Cuenta creada!' })
  await expect(toast).toContainText('Tu cuenta ha sido creada exitosamente')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/contactanos$/)

  await openMenu(page, 'Cuenta de Ana María López')
  for (const name of ['Mi Perfil', 'Mis Pedidos', 'Favoritos']) {
    await expect(menu(page).getByRole('link', { name })).toBeVisible()
  }
  await menu(page).getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page.getByText('Sesión cerrada')).toBeVisible()
  await openMenu(page, 'Cuenta')
  await expect(menu(page).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
})

test(
  'registering an e-mail that somebody has says nothing of it, but to that mailbox',
  { tag: '@desktop' },
  async ({ page, shop }, info) => {
    const email = someone(info)
    await makeCustomerAccount(shop.db, { email, password: 'de la dueña' })
    await page.goto('/registro')
    const main = page.getByRole('main')
    await main.getByLabel(/^Nombre Completo/).fill('Otra Persona')
    await main.getByLabel(/^Email/).fill(email)
    await main.getByLabel(/^Contraseña/).fill(password)
    await main.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText('Tu cuenta ha sido creada exitosamente')).toBeVisible()
    expect(await letterTo(shop, email, /Ya tenías una cuenta/)).toContain('Alguien creó otra cuenta')
  },
)

test('signing in with its own address: the messages, and on to where one was going', async ({
  page,
  shop,
  checkAccessible,
}, info) => {
  const email = someone(info)
  await makeCustomerAccount(shop.db, { name: 'Luisa Mena', email, password })
  await page.goto('/ingresar?next=/cliente/pedidos')
  await checkAccessible(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(main.getByText('Por favor completa todos los campos').first()).toBeVisible()

  await fillSignIn(main, email, 'equivocada')
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Error de autenticación')).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('Error al iniciar sesión')
  await expect(main.getByLabel('Email')).toHaveValue(email)

  await main.getByLabel('Contraseña', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/cliente\/pedidos$/)
  const toast = page.getByRole('status').filter({ hasText: '¡Bienvenido!' })
  await expect(toast).toContainText('Has iniciado sesión correctamente')
  await expect(page.getByLabel('Cuenta de Luisa Mena')).toBeVisible()
})

test(
  'an address that leads out of the shop is not followed',
  { tag: '@desktop' },
  async ({ page, shop }, info) => {
    const email = someone(info)
    await makeCustomerAccount(shop.db, { email, password })
    await page.goto('/ingresar?next=//malo.example/robo')
    await fillSignIn(page.getByRole('main'), email, password)
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(`${shop.url}/`)
  },
)

test(
  'staff have their own dialog, and each lets only its kind in',
  { tag: '@desktop' },
  async ({ page, shop, checkAccessible }, info) => {
    const [customer, seller] = [someone(info), someone(info)]
    await makeCustomerAccount(shop.db, { email: customer, password })
    await makeStaff(shop.db, {
      role: 'seller',
      name: 'Pedro Vende',
      email: seller,
      password: 'clave larga 1',
    })
    await page.goto('/')
    await openMenu(page, 'Cuenta')
    await menu(page).getByRole('link', { name: 'Acceso del personal' }).click()
    const dialog = page.getByRole('dialog')
    const enter = dialog.getByRole('button', { name: 'Ingresar' })
    await enter.click()
    await expect(dialog.getByText('Por favor ingresa email y contraseña').first()).toBeVisible()
    await checkAccessible(page)
    await fillSignIn(dialog, customer, password)
    await enter.click()
    await expect(dialog.getByRole('alert')).toContainText('Credenciales inválidas')

    await fillSignIn(dialog, seller, 'clave larga 1')
    await enter.click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('status').filter({ hasText: 'Bienvenido' })).toBeVisible()

    await page.goto('/')
    await openMenu(page, 'Cuenta de Pedro Vende')
    await expect(menu(page).getByRole('link', { name: 'Panel Admin' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Pedidos Web' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Reportes' })).toHaveCount(0)
    await menu(page).getByRole('button', { name: 'Salir' }).click()
    await expect(page.getByText('Sesión cerrada')).toBeVisible()

    await page.goto('/ingresar')
    await fillSignIn(page.getByRole('main'), seller, 'clave larga 1')
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error al iniciar sesión')
  },
)

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, the forms say what is wrong, and one gets in', async ({ page, shop }, info) => {
    const email = someone(info)
    await makeCustomerAccount(shop.db, { email, password })
    await page.goto('/')
    await openMenu(page, 'Cuenta')
    await menu(page).getByRole('link', { name: 'Iniciar sesión' }).click()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(main.getByText('Por favor completa todos los campos').first()).toBeVisible()
    await fillSignIn(main, email, 'equivocada')
    await main.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(main.getByText(/Error al iniciar sesión/)).toBeVisible()
    await fillSignIn(main, email, password)
    await main.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.goto('/cliente/perfil')
    await expect(page.getByText('El correo electrónico no se puede modificar')).toBeVisible()
  })
})

test(
  'a forgotten password: a letter, a new one, and the old sessions are over',
  { tag: '@desktop' },
  async ({ page, shop, browser, checkAccessible }, info) => {
    const email = someone(info)
    await makeCustomerAccount(shop.db, { email, password })
    const elsewhere = await browser.newContext({ baseURL: shop.url })
    const other = await elsewhere.newPage()
    await other.goto('/ingresar?next=/cliente/perfil')
    await fillSignIn(other.getByRole('main'), email, password)
    await other.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(other.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()

    await page.goto('/ingresar')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await checkAccessible(page)
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText(/Si hay una cuenta con/)).toBeVisible()
    const link = linkIn(await letterTo(shop, email, /Cambia tu contraseña/))
    await page.goto(link)
    await checkAccessible(page)
    await page.getByLabel('Contraseña nueva').fill('otra-secreta')
    await page.getByLabel('Repite la contraseña').fill('otra-distinta')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Las contraseñas no coinciden').first()).toBeVisible()
    await page.getByLabel('Repite la contraseña').fill('otra-secreta')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Contraseña cambiada')).toBeVisible()

    await other.reload()
    await expect(other.getByText('Acceso requerido')).toBeVisible()
    await elsewhere.close()
    await page.goto(link)
    await expect(page.getByText(/Este enlace ya no sirve/)).toBeVisible()
  },
)

test(
  'too many wrong passwords: it says until when, and the one who is in stays in',
  { tag: '@desktop' },
  async ({ page, shop, request }, info) => {
    const email = someone(info)
    await makeCustomerAccount(shop.db, { email, password })
    await enterProfile(page, email)

    const guess = () => request.post(`${shop.url}/ingresar`, { form: { email, password: 'adivino' } })
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status()).toBe(400)
    const refused = await guess()
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/intenta de nuevo a las \d{1,2}:\d{2}/)

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()
  },
)

test(
  'the session: out of reach of scripts, and dead on the server once signed out',
  { tag: '@desktop' },
  async ({ page, shop, request }, info) => {
    const email = someone(info)
    await makeCustomerAccount(shop.db, { email, password })
    await enterProfile(page, email)
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name.endsWith('session_token'))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await page.evaluate(() => document.cookie)).not.toContain('session_token')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(session?.value ?? 'nothing')

    const stolen = { cookie: `${session?.name}=${session?.value}` }
    const who = async () => (await request.get(`${shop.url}/api/yo`, { headers: stolen })).json()
    expect((await who()).user?.email).toBe(email)
    const forged = await request.post(`${shop.url}/salir`, {
      headers: { ...stolen, origin: 'https://malo.example' },
    })
    expect(forged.status()).toBe(403)
    expect((await who()).user?.email).toBe(email)

    await openMenu(page, /^Cuenta de/)
    await menu(page).getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page.getByText('Sesión cerrada')).toBeVisible()
    expect((await who()).user).toBeNull()
  },
)

test('public pages are the same for everybody; who is signed in is filled in without a jump', async ({
  page,
  shop,
  signInAs,
}) => {
  await signInAs('customer')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const [hers, anyones] = await Promise.all([
    fetch(`${shop.url}/contactanos`, { headers: { cookie } }).then((answer) => answer.text()),
    fetch(`${shop.url}/contactanos`).then((answer) => answer.text()),
  ])
  expect(hers).toBe(anyones)
  await page.addInitScript(() => {
    const moved = window as unknown as { shifted: number }
    moved.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/contactanos')
  await expect(page.getByLabel(/^Cuenta de/)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
})
