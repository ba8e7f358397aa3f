import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { layoutShift, sidewaysScroll, watchLayoutShift } from './support/layout-shift.ts'
import { expectFittingPictures } from './support/picture-widths.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const counter = (page: Page) => page.getByText(/^Mostrando 1 - \d+ de [\d,]+ productos$/)
const totalOf = async (page: Page) =>
  Number(/de ([\d,]+)/.exec(await counter(page).textContent().then(String))?.[1]?.replace(',', ''))

test('the catalogue as it opens: fitting pictures, nothing moves, axe finds nothing', async ({
  page,
  checkAccessible,
}) => {
  await watchLayoutShift(page)
  await page.goto('/catalogo')
  await expect(page).toHaveTitle(/^Catálogo \| /)
  await expect(cards(page)).toHaveCount(24)
  await expect(counter(page)).toHaveText(/^Mostrando 1 - 24 de /)
  await checkAccessible(page)
  await page.mouse.wheel(0, 3000)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await sidewaysScroll(page)).toBe(0)
  // The newest products here are those of other journeys, which have no pictures.
  await page.goto('/catalogo?sort=price-desc')
  await expectFittingPictures(cards(page).locator('img'))
})

test('brands: fourteen at first, all with Ver más, and the chosen one again clears it', async ({ page }) => {
  await page.goto('/catalogo')
  const brands = page.getByRole('region', { name: 'Marcas' })
  await expect(brands.getByRole('link')).toHaveCount(14)
  await brands.getByText('Ver más').click()
  expect(await brands.getByRole('link').count()).toBeGreaterThan(14)
  await brands.getByText('Ver menos').click()
  await expect(brands.getByRole('link')).toHaveCount(14)
  const all = await totalOf(page)
  const first = brands.getByRole('link').first()
  const brand = (await first.textContent())?.trim() ?? ''
  await first.click()
  await expect(page).toHaveURL(`/catalogo?brand=${encodeURIComponent(brand).replaceAll('%20', '+')}`)
  await expect(page).toHaveTitle(new RegExp(`^${brand} \\| Catálogo`))
  expect(await totalOf(page)).toBeLessThan(all)
  await brands.getByRole('link', { name: brand }).click()
  await expect(page).toHaveURL('/catalogo')
  await expect.poll(() => totalOf(page)).toBe(all)
})

test('filters combine in the address, and each can be taken away', async ({ page }) => {
  await page.goto('/catalogo?search=capsulas')
  if (await page.getByText('Filtros', { exact: true }).isVisible())
    await page.getByText('Filtros', { exact: true }).click()
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Hierbas' })
  await expect(page).toHaveURL(/search=capsulas.*category=hierbas/)
  await page.getByLabel('Meta de salud').selectOption({ label: 'Defensas' })
  await expect(page).toHaveURL(/category=hierbas.*goal=immune/)
  await expect(page.getByRole('link', { name: 'Quitar el filtro Defensas' })).toBeVisible()
  const both = await totalOf(page)
  await page.getByRole('link', { name: 'Quitar el filtro Hierbas' }).click()
  await expect(page).toHaveURL(/category=immune/)
  await expect.poll(() => totalOf(page)).toBeGreaterThan(both)
  await page.getByRole('link', { name: 'Quitar todos' }).click()
  await expect(page).toHaveURL('/catalogo')
})

test('sort and page size', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/catalogo')
  await page.getByLabel('Ordenar por').selectOption({ label: 'Precio: menor a mayor' })
  await expect(page).toHaveURL(/sort=price-asc/)
  const prices = async () =>
    (await cards(page).getByRole('strong').allInnerTexts()).map((text) => Number(text.replace(/[^\d.]/g, '')))
  const rise = (all: number[]) => all.every((price, place) => price >= (all[place - 1] ?? 0))
  await expect.poll(async () => rise(await prices())).toBe(true)
  expect(await prices()).toHaveLength(24)
  await page.getByLabel('Por página').selectOption('12')
  await expect(cards(page)).toHaveCount(12)
  await expect(counter(page)).toHaveText(/^Mostrando 1 - 12 de /)
  await expect(page).toHaveURL(/sort=price-asc/)
})

test('Ver más grows the list; coming back from a product finds it as it was', async ({ page }) => {
  await page.goto('/catalogo')
  await page.getByRole('link', { name: 'Ver más', exact: true }).click()
  await expect(counter(page)).toHaveText(/^Mostrando 1 - 48 de /)
  await expect(cards(page)).toHaveCount(48)
  const far = cards(page).nth(40).getByRole('link')
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  await far.click()
  await expect(page).toHaveURL(/\/producto\/\d+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(counter(page)).toHaveText(/^Mostrando 1 - 48 de /)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300)
})

test('while it loads it says so; when it cannot, it tries twice more and offers Reintentar', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/catalogo')
  let tries = 0
  await page.route('**/catalogo.data**', (route) => {
    tries++
    return route.abort()
  })
  await page.getByRole('region', { name: 'Marcas' }).getByRole('link').first().click()
  await expect(page.getByText('Cargando productos...')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await expect(retry).toBeVisible()
  expect(tries).toBe(3)
  await page.unroute('**/catalogo.data**')
  await retry.click()
  await expect(counter(page)).toBeVisible()
  await expect(retry).toBeHidden()
})

test('the two empty lists, and a value nobody knows', { tag: '@phone' }, async ({
  page,
  shop,
  checkAccessible,
}) => {
  await page.goto('/catalogo?search=qqqwww')
  await expect(page.getByText('No se encontraron productos para "qqqwww"')).toBeVisible()
  await checkAccessible(page)
  await makeProduct(shop.db, { brand: 'Marca Sola', gender: 'Masculino' })
  await page.goto('/catalogo?brand=Marca+Sola&gender=Femenino')
  await expect(page.getByText('No hay productos disponibles')).toBeVisible()
  await page.goto('/catalogo?category=perfumes')
  await expect(page.getByText('No conocemos "perfumes"')).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
})

test('a card: how many, badges, the price before, and into the cart', async ({ page, shop }) => {
  const product = await makeProduct(shop.db, { name: 'Polen de Prueba', stock: 4, discountPercent: 15 })
  await page.goto('/catalogo?search=polen+de+prueba')
  const card = cards(page).filter({ hasText: product.name })
  await expect(card.getByText('Pocas unidades')).toBeVisible()
  await expect(card).toContainText('−15 %')
  await expect(card.locator('s')).toHaveText('Precio anterior: C$ 100.00', { useInnerText: true })
  await expect(card.getByRole('strong')).toHaveText('Precio de oferta: C$ 85.00', { useInnerText: true })
  const quantity = card.getByRole('spinbutton', { name: 'Cantidad de Polen de Prueba' })
  await expect(card.getByRole('button', { name: 'Menos' })).toBeDisabled()
  await card.getByRole('button', { name: 'Más', exact: true }).click()
  await card.getByRole('button', { name: 'Más', exact: true }).click()
  await expect(quantity).toHaveValue('3')
  await quantity.fill('500')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('99')
  await quantity.fill('2')
  await card.getByRole('button', { name: 'Agregar Polen de Prueba al carrito' }).click()
  await expect(page.getByText('Polen de Prueba agregado al carrito')).toBeVisible()
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrito, productos: 2/ })
  await expect(cart).toContainText('C$ 170.00')
})

test('the whole list can be walked with the keyboard @desktop', async ({ page }) => {
  await page.goto('/catalogo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  const brand = page.getByRole('region', { name: 'Marcas' }).getByRole('link').first()
  const name = (await brand.textContent())?.trim() ?? ''
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    if (await brand.evaluate((link) => link === document.activeElement)) break
  }
  await expect(brand).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test.describe('before scripts have run', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and Ver más are plain forms and links', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/catalogo?search=vitamina')
    await page.getByLabel('Ordenar por').selectOption('name')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page).toHaveURL(/search=vitamina.*sort=name/)
    await expect(counter(page)).toHaveText(/^Mostrando 1 - 24 de /)
    await page.getByRole('link', { name: 'Ver más', exact: true }).click()
    await expect(counter(page)).toHaveText(/^Mostrando 1 - 48 de /)
    await page.getByRole('region', { name: 'Marcas' }).getByText('Ver más').click()
    await expect(page.getByRole('region', { name: 'Marcas' }).getByText('Ver menos')).toBeVisible()
  })
})
