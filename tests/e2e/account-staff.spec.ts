import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { letterTo, linkIn } from './support/mailbox.ts'

const password = 'clave larga 1'
let count = 0

async function enter(page: Page, email: string, secret = password) {
  await page.goto('/personal/ingresar')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Contraseña', { exact: true }).fill(secret)
  await main.getByRole('button', { name: 'Ingresar' }).click()
}

const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Acciones de ${name}` }).filter({ visible: true })

test(
  'the owner invites somebody, who chooses a password and works with the role given',
  { tag: '@desktop' },
  async ({ page, shop, browser, signInAs, checkAccessible }, info) => {
    const email = `nueva${++count}.${info.project.name}@example.com`
    const name = `Nohemí ${info.project.name}`
    await signInAs('owner')
    await page.goto('/admin/personal')
    await checkAccessible(page)
    await page.getByRole('button', { name: 'Invitar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar al personal' })
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(dialog.getByText('El nombre es requerido').first()).toBeVisible()
    await dialog.getByLabel(/^Nombre/).fill(name)
    await dialog.getByLabel(/^Email/).fill(email)
    await checkAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(page.getByText('Invitación enviada')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Invitado', { exact: true }).filter({ visible: true })).toBeVisible()

    const link = linkIn(await letterTo(shop, email, /Te invitaron/))
    const elsewhere = await browser.newContext({ baseURL: shop.url, viewport: page.viewportSize() })
    const hers = await elsewhere.newPage()
    await hers.goto(link)
    await expect(hers.getByRole('heading', { name: `Hola, ${name}` })).toBeVisible()
    await checkAccessible(hers)
    await hers.getByLabel('Contraseña nueva').fill('corta')
    await hers.getByLabel('Repite la contraseña').fill('corta')
    await hers.getByRole('button', { name: 'Activar mi cuenta' }).click()
    await expect(hers.getByText('La contraseña debe tener al menos 10 caracteres').first()).toBeVisible()
    await hers.getByLabel('Contraseña nueva').fill(password)
    await hers.getByLabel('Repite la contraseña').fill(password)
    await hers.getByRole('button', { name: 'Activar mi cuenta' }).click()
    await expect(hers.getByText('Tu cuenta está lista')).toBeVisible()
    await enter(hers, email)
    await expect(hers).toHaveURL(/\/admin$/)
    await hers.goto('/admin/personal')
    await expect(hers).toHaveURL(/\/admin$/)
    await expect(hers.getByText('Tu cuenta no tiene permiso para esa página.')).toBeVisible()

    await page.reload()
    await actionsOf(page, name).click()
    await page.getByRole('menuitem', { name: 'Cambiar rol' }).click()
    await page.getByRole('dialog').getByText('Encargado', { exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Ahora es encargado')).toBeVisible()

    await actionsOf(page, name).click()
    await page.getByRole('menuitem', { name: 'Desactivar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
    await expect(page.getByText('Cuenta desactivada')).toBeVisible()
    await hers.goto('/admin')
    await expect(hers).toHaveURL(`${shop.url}/`)
    await enter(hers, email)
    await expect(hers.getByRole('main').getByRole('alert')).toContainText('Credenciales inválidas')
    await elsewhere.close()
  },
)

test(
  'two steps: an app, its codes, and a way back in without the telephone',
  { tag: '@desktop' },
  async ({ page, shop, checkAccessible }, info) => {
    const email = `dospasos${++count}.${info.project.name}@example.com`
    await makeStaff(shop.db, { role: 'manager', email, password })
    await enter(page, email)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto('/admin/mi-cuenta')
    await checkAccessible(page)
    await page.getByRole('link', { name: 'Activar' }).click()
    await page.getByLabel('Tu contraseña').fill('equivocada')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('La contraseña no es correcta').first()).toBeVisible()
    await page.getByLabel('Tu contraseña').fill(password)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByAltText(/Código QR/)).toBeVisible()
    await checkAccessible(page)
    const secret = (await page.locator('code').textContent())?.replace(/\s/g, '') ?? ''
    const codes = await page
      .getByRole('region', { name: 'Códigos de recuperación' })
      .getByRole('listitem')
      .allTextContents()
    expect(codes).toHaveLength(10)
    await page.getByLabel('Código de 6 dígitos').fill('000000')
    await page.getByRole('button', { name: 'Activar' }).click()
    await expect(page.getByText(/El código no es correcto/).first()).toBeVisible()
    await page.getByLabel('Código de 6 dígitos').fill(codeNow(secret))
    await page.getByRole('button', { name: 'Activar' }).click()
    await expect(page.getByText('Verificación en dos pasos activa')).toBeVisible()

    await page.context().clearCookies()
    await enter(page, email)
    await expect(page).toHaveURL(/\/personal\/verificar/)
    await checkAccessible(page)
    await page.goto('/admin')
    await expect(page).toHaveURL(`${shop.url}/`)

    await enter(page, email)
    await page.getByLabel('Código', { exact: true }).fill(codeNow(secret))
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page).toHaveURL(/\/admin$/)

    await page.context().clearCookies()
    await enter(page, email)
    await page.getByLabel('Código', { exact: true }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page).toHaveURL(/\/admin$/)
  },
)

/** What an authenticator app shows (RFC 6238). */
function codeNow(secret: string): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
