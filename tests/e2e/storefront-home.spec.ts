import { pageViews } from '#db/schema/page-views.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { layoutShift, sidewaysScroll, watchLayoutShift } from './support/layout-shift.ts'
import { expectFittingPictures } from './support/picture-widths.ts'

const tiles = [
  'Suplementos',
  'Salud Masculina',
  'Aceites Esenciales',
  'Vitaminas',
  'Hierbas',
  'Apoyo al Entrenamiento',
  'Apoyo para el Sueño',
  'Salud Femenina',
]

test('the home page: banners, tiles, goals, strips and reasons; nothing moves, axe finds nothing', async ({
  page,
  checkAccessible,
}) => {
  await watchLayoutShift(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tu bienestar, bien surtido')
  const categories = main.getByRole('region', { name: 'Compra por categoría' }).getByRole('link')
  await expect(categories).toHaveText(tiles)
  for (const link of await categories.all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/catalogo\?category=[a-z-]+$/)
  }
  const goals = main.getByRole('region', { name: 'Compra por meta de salud' }).getByRole('link')
  const addresses = await goals.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(
    ['weight', 'men', 'women', 'energy', 'sleep', 'immune'].map((goal) => `/catalogo?category=${goal}`),
  )
  const reasons = main.getByRole('region', { name: '¿Por qué elegirnos?' })
  await expect(reasons.getByRole('listitem')).toHaveCount(4)
  await expect(reasons).toContainText('3,000+ productos')
  await expect(reasons).toContainText('50+ años de experiencia')
  for (const strip of ['Productos destacados', 'Ofertas']) {
    await expect(main.getByRole('region', { name: strip, exact: true }).getByRole('article')).toHaveCount(16)
  }
  await checkAccessible(page)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await sidewaysScroll(page)).toBe(0)
  await expectFittingPictures(main.getByRole('article').locator('img'))
})

test('a strip moves by its buttons and by the arrow keys @desktop', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Ofertas', exact: true })
  const shelf = strip.getByRole('list')
  const left = () => shelf.evaluate((list) => list.scrollLeft)
  await expect(strip.getByRole('button', { name: 'Ofertas: anteriores' })).toBeDisabled()
  await strip.getByRole('button', { name: 'Ofertas: siguientes' }).click()
  await expect.poll(left).toBeGreaterThan(600)
  await strip.getByRole('button', { name: 'Ofertas: anteriores' }).click()
  await expect.poll(left).toBe(0)
  await shelf.focus()
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(20)
})

test('the header leads everywhere @desktop', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Categorías' })
  await expect(nav.getByRole('link')).toHaveCount(11)
  await expect(nav.getByRole('link', { name: 'Comprar todos los productos' })).toHaveAttribute(
    'href',
    '/catalogo',
  )
  await expect(nav.getByRole('link', { name: 'Vitaminas' })).toHaveAttribute(
    'href',
    /^\/catalogo\?category=\d+$/,
  )
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Ofertas Increíbles' })).toHaveAttribute('href', '/ofertas')
  await expect(header.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', /^https:/)
  await header.getByRole('link', { name: 'Ofertas Increíbles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas Increíbles')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the menu of a phone opens, leads on, and closes @phone', async ({ page, checkAccessible }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await expect(menu.getByRole('list').first().getByRole('link')).toHaveText([
    'Inicio',
    'Catálogo',
    'Ofertas',
    'Contáctanos',
  ])
  await checkAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await menu.getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page).toHaveURL(/\/contactanos$/)
  await expect(menu).toBeHidden()
})

test('the currency is kept, and the next page never shows the other one', async ({ page }) => {
  await page.goto('/catalogo')
  const price = page.getByRole('article').first().getByRole('strong')
  const shows = (text: RegExp) => expect(price).toHaveText(text, { useInnerText: true })
  await shows(/(^|\n)C\$ [\d,]+\.\d\d$/)
  const dollars = page.getByRole('button', { name: /USD/ })
  await dollars.click()
  await shows(/(^|\n)US\$ [\d,]+\.\d\d$/)
  await expect(dollars).toHaveAttribute('aria-pressed', 'true')

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.atFirst = document.documentElement.dataset.currency
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'usd')
  await shows(/(^|\n)US\$ [\d,]+\.\d\d$/)
  await page.getByRole('button', { name: /NIO/ }).click()
  await shows(/(^|\n)C\$ [\d,]+\.\d\d$/)
})

test('pages are counted only after Aceptar', { tag: '@desktop' }, async ({ page, shop }) => {
  const counted = async (path: string) =>
    (await shop.db.select({ path: pageViews.path }).from(pageViews)).filter((view) => view.path === path)
      .length
  const before = await counted('/mision-vision')
  await page.goto('/mision-vision')
  const banner = page.getByRole('region', { name: 'Aviso de cookies' })
  await expect(banner.getByRole('link', { name: 'Más info' })).toHaveAttribute('href', '/politica-cookies')
  await banner.getByRole('button', { name: 'Rechazar' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(banner).toBeHidden()
  expect(await counted('/mision-vision')).toBe(before)

  await page.goto('/politica-cookies')
  await page.getByRole('button', { name: 'Decidir de nuevo' }).click()
  const answered = page.waitForResponse('**/api/vistas')
  await banner.getByRole('button', { name: 'Aceptar' }).click()
  expect((await answered).status()).toBe(204)
  const next = page.waitForResponse('**/api/vistas')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Misión y visión' }).click()
  await next
  expect(await counted('/mision-vision')).toBe(before + 1)
})

test('help asks for a name and a question, and hands them to the chat', { tag: '@phone' }, async ({
  page,
  context,
  checkAccessible,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/')
  await page.getByRole('link', { name: 'Ayuda' }).click()
  const dialog = page.getByRole('dialog', { name: '¿En qué te ayudamos?' })
  await expect(dialog).toBeVisible()
  await checkAccessible(page)
  await dialog.getByLabel('Tu nombre').fill('   ')
  await dialog.getByLabel('Tu consulta').fill('¿Tienen zinc?')
  await dialog.getByRole('button', { name: 'Continuar en WhatsApp' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Tu nombre').fill('Ana')
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Continuar en WhatsApp' }).click()
  const chat = new URL((await opened).url())
  expect(chat.hostname).toBe('wa.me')
  expect(chat.searchParams.get('text')).toContain('Ana')
  expect(chat.searchParams.get('text')).toContain('¿Tienen zinc?')
  await expect(dialog).toBeHidden()
})

test.describe('before scripts have run', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu of a phone opens all the same @phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menú', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Ofertas' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas Increíbles')
  })
})
