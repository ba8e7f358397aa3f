import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { letterTo, linkIn } from './support/mailbox.ts'

const password = 'secreto-1'
let count = 0

type Shop = { db: Parameters<typeof makeCustomerAccount>[0] }

async function enter(page: Page, { db }: Shop, project: string, verified = true) {
  const email = `perfil${++count}.${project}@example.com`
  await makeCustomerAccount(db, { name: 'Rosa Téllez', email, password, verified })
  await page.goto('/ingresar?next=/cliente/perfil')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Contraseña', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible()
  return email
}

test('signed out, each page of the area says so, and support shows nothing', async ({
  page,
  checkAccessible,
}) => {
  const panels = [
    ['/cliente/perfil', 'Debes iniciar sesión para ver tu perfil'],
    ['/cliente/pedidos', 'Debes iniciar sesión para ver tus pedidos'],
    ['/cliente/favoritos', 'Debes iniciar sesión para ver tus favoritos'],
  ] as const
  for (const [path, words] of panels) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Acceso requerido' })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
  await checkAccessible(page)
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cliente/soporte')
  await expect(page.getByRole('main')).toBeEmpty()
})

test('Mi Perfil: read, edit, cancel and save', async ({ page, shop, checkAccessible }, info) => {
  const email = await enter(page, shop, info.project.name)
  await expect(page.getByText('Gestiona tu información personal')).toBeVisible()
  const mail = page.getByLabel('Correo Electrónico')
  await expect(mail).toBeDisabled()
  await expect(mail).toHaveValue(email)
  await expect(page.getByText('El correo electrónico no se puede modificar')).toBeVisible()
  const month = new Intl.DateTimeFormat('es-NI', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Managua',
  })
  await expect(page.getByText(month.format(new Date()), { exact: true })).toBeVisible()
  await expect(page.getByText('Activo', { exact: true })).toBeVisible()
  await checkAccessible(page)

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByLabel(/^Nombre Completo/).fill('Otro Nombre')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page.getByRole('main').getByText('Rosa Téllez', { exact: true })).toBeVisible()
  await expect(page.getByText('Otro Nombre')).toHaveCount(0)

  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByLabel(/^Nombre Completo/)).toHaveValue('Rosa Téllez')
  await page.getByLabel(/^Nombre Completo/).fill('Rosa María Téllez')
  await page.getByLabel('Teléfono').fill('123')
  await page.getByLabel('Dirección').fill('Del parque 2 cuadras al lago, Granada')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Escribe un teléfono de 8 dígitos, como 8888 7777').first()).toBeVisible()
  await checkAccessible(page)
  await page.getByLabel('Teléfono').fill('8765 4321')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Perfil actualizado' })
  await expect(toast).toContainText('Tus datos han sido guardados correctamente')
  await expect(page.getByText('+505 8765 4321')).toBeVisible()
  await expect(page.getByText('Del parque 2 cuadras al lago, Granada')).toBeVisible()
})

test(
  'confirming the e-mail: the link asks for the account, and works once',
  { tag: '@desktop' },
  async ({ page, shop }, info) => {
    const email = await enter(page, shop, info.project.name, false)
    await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
    await expect(page.getByText(`Enviamos el enlace a ${email}`)).toBeVisible()
    const link = linkIn(await letterTo(shop, email, /Confirma tu correo/))
    const visitor = await (await fetch(link)).text()
    expect(visitor).toContain('Inicia sesión con la cuenta que quieres confirmar')
    await page.goto(link)
    await page.getByRole('button', { name: 'Sí, es mi correo' }).click()
    await expect(page.getByText('Correo confirmado')).toBeVisible()
    await page.goto('/cliente/perfil')
    await expect(page.getByText('Confirma tu correo')).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByText(/Este enlace ya no sirve/)).toBeVisible()
  },
)

test(
  'changing the password asks for the present one',
  { tag: '@desktop' },
  async ({ page, shop, checkAccessible }, info) => {
    await enter(page, shop, info.project.name)
    await page.getByRole('link', { name: 'Cambiar contraseña' }).click()
    await checkAccessible(page)
    await page.getByLabel('Contraseña actual').fill('equivocada')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('nueva-secreta')
    await page.getByLabel('Repite la contraseña nueva').fill('nueva-secreta')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(page.getByText('La contraseña actual no es correcta').first()).toBeVisible()
    await page.getByLabel('Contraseña actual').fill(password)
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('nueva-secreta')
    await page.getByLabel('Repite la contraseña nueva').fill('nueva-secreta')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(page.getByText('Cerramos tus otras sesiones')).toBeVisible()
  },
)

test('signing out on all devices ends this one too', { tag: '@desktop' }, async ({ page, shop }, info) => {
  await enter(page, shop, info.project.name)
  await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click()
  await expect(page.getByText('Cerramos tu sesión en todos los dispositivos')).toBeVisible()
  await expect(page.getByLabel('Cuenta', { exact: true })).toBeVisible()
  await page.goto('/cliente/perfil')
  await expect(page.getByText('Acceso requerido')).toBeVisible()
})

test(
  'taking one’s data along, and leaving',
  { tag: '@desktop' },
  async ({ page, shop, checkAccessible }, info) => {
    const email = await enter(page, shop, info.project.name)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Descargar mis datos' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('mis-datos.json')
    const stream = await file.createReadStream()
    const data = JSON.parse(Buffer.concat(await stream.toArray()).toString('utf8')) as {
      cuenta: { email: string }
    }
    expect(data.cuenta.email).toBe(email)

    await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click()
    await expect(page.getByText('No se puede deshacer')).toBeVisible()
    await checkAccessible(page)
    await page.getByLabel('Tu contraseña').fill(password)
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(page.getByText('Cuenta eliminada')).toBeVisible()
    await page.goto('/ingresar')
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Contraseña', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(main.getByRole('alert')).toContainText('Error al iniciar sesión')
  },
)
