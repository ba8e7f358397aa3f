import { publicPages } from '#app/storefront/public-pages.ts'
import { expect, test } from './support/test.ts'

const isPage = (path: string) => !/\.(xml|txt|csv)$|^\/api\//.test(path)
const pages = publicPages.map(({ path }) => path.replace('/producto/*', '/producto/100')).filter(isPage)
const others = ['/checkout', '/ingresar', '/registro', '/recuperar', '/personal/ingresar', '/no-existe']

for (const address of [...pages, ...others]) {
  test(`${address} reads well with every sense and fits the screen`, async ({ page, checkAccessible }) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S{3}/)
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(wide, 'nothing to scroll sideways').toBeLessThanOrEqual(screen)
    await checkAccessible(page)
  })
}

test('a product that is gone says so to every sense', async ({ page, checkAccessible }) => {
  await page.goto('/producto/999999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible()
  await checkAccessible(page)
})
