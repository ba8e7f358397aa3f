import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { setFavorite } from '#app/shop/favorites/set-favorite.server.ts'
import { products } from '#db/schema/products.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import type { RunningShop } from './support/running-shop.ts'

const password = 'secreto-1'
let count = 0

async function enter(page: Page, { db }: RunningShop, project: string, next: string) {
  const email = `favoritos${++count}.${project}@example.com`
  const { user } = await makeCustomerAccount(db, { name: 'Xiomara Cruz', email, password })
  await page.goto(`/ingresar?next=${next}`)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Contraseña', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByLabel('Cuenta de Xiomara Cruz')).toBeVisible()
  return user
}

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Guardar ${name} en favoritos` }).first()

test('without signing in, the heart says why not', async ({ page, shop }) => {
  const product = await makeProduct(shop.db, { name: 'Jengibre molido' })
  await page.goto(`/producto/${product.id}`)
  await heart(page, 'Jengibre molido').click()
  await expect(page.getByText('Debes iniciar sesión para agregar favoritos')).toBeVisible()
  await expect(heart(page, 'Jengibre molido')).toHaveAttribute('aria-pressed', 'false')
})

test('the heart answers at once, is kept, and takes itself back when the server says no', async ({
  page,
  shop,
}, info) => {
  const name = `Cúrcuma ${info.project.name}`
  const product = await makeProduct(shop.db, { name })
  await enter(page, shop, info.project.name, `/producto/${product.id}`)
  await page.route('**/api/favoritos', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 300 })
  await page.waitForResponse('**/api/favoritos')
  await page.unroute('**/api/favoritos')
  await page.reload()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/api/favoritos', (route) => route.fulfill({ status: 404, body: 'no' }))
  await heart(page, name).click()
  await expect(page.getByText('Error al actualizar favoritos')).toBeVisible()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/favoritos')
})

test('Mis Favoritos: into the cart, out of the list, and what to do when it is empty', async ({
  page,
  shop,
  checkAccessible,
}, info) => {
  const name = `Moringa ${info.project.name}`
  const soldOut = `Sauco ${info.project.name}`
  const product = await makeProduct(shop.db, { name, description: 'Hojas secas para té. '.repeat(20) })
  const empty = await makeProduct(shop.db, { name: soldOut, stock: 0 })
  const user = await enter(page, shop, info.project.name, '/cliente/favoritos')
  await expect(page.getByText('No tienes productos favoritos aún')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explorar Productos' })).toBeVisible()

  for (const wanted of [product, empty]) {
    await page.goto(`/producto/${wanted.id}`)
    await expect(page.getByLabel('Cuenta de Xiomara Cruz')).toBeVisible()
    const saved = page.waitForResponse('**/api/favoritos')
    await heart(page, wanted.name).click()
    await saved
  }
  const hidden = await makeProduct(shop.db, { name: `Ortiga ${info.project.name}` })
  const favorite = { userId: user.id, productId: hidden.id, favorite: true, now: new Date() }
  await setFavorite(shop.db, favorite)
  await shop.db.update(products).set({ active: false }).where(eq(products.id, hidden.id))
  await page.goto('/cliente/favoritos')
  await expect(page.getByRole('heading', { name: soldOut })).toBeVisible()
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(item(soldOut)).toContainText('Sin stock disponible')
  for (const closed of [soldOut, hidden.name]) {
    await expect(item(closed).getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled()
  }
  await checkAccessible(page)

  await expect(item(name)).toContainText('C$ 100.00')
  const description = item(name).getByText(/^Hojas secas para té/)
  const lines = (text: Element) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)
  expect(Math.round(await description.evaluate(lines))).toBe(2)

  const adding = item(name).getByRole('button', { name: /^Agreg/ })
  await page.route('**/cliente/productos**', (route) => route.abort())
  await adding.click()
  await expect(page.getByText('Error al agregar al carrito')).toBeVisible()
  await page.unroute('**/cliente/productos**')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/cliente/productos**', async (route) => {
    await held
    await route.continue()
  })
  await adding.click()
  await expect(adding).toHaveText('Agregando...')
  answer()
  await expect(page.getByText(`${name} agregado al carrito`)).toBeVisible()
  await item(soldOut)
    .getByRole('button', { name: /^Quitar/ })
    .click()
  await expect(page.getByText(`${soldOut} eliminado de favoritos`)).toBeVisible()
  await expect(item(soldOut)).toHaveCount(0)

  await page.route('**/api/favoritos', (route) => route.abort())
  await item(name)
    .getByRole('button', { name: /^Quitar/ })
    .click()
  await expect(page.getByText('Error al eliminar favorito')).toBeVisible()
  await expect(item(name)).toHaveCount(1)
})
