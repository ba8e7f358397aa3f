import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

test('suggestions appear as one types, and the arrow keys choose', async ({
  page,
  shop,
  checkAccessible,
}) => {
  const wanted = await makeProduct(shop.db, { name: 'Zarzaparrilla Roja', brand: 'Luna' })
  await makeProduct(shop.db, { name: 'Zarzaparrilla Agotada', stock: 0 })
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  const options = page.getByRole('listbox', { name: 'Productos sugeridos' }).getByRole('option')
  await box.fill('z')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.pressSequentially('arzaparr')
  await expect(options).toHaveCount(2)
  await expect(options.first()).toContainText('Zarzaparrilla Roja')
  await expect(options.first()).toContainText('Luna')
  await expect(options.first()).toContainText('C$ 100.00')
  await expect(options.last()).toContainText('Agotado')
  await checkAccessible(page)
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(`/producto/${wanted.id}`)
  await expect(options.first()).toBeHidden()
})

test('Enter without a choice goes to the catalogue; Esc closes the list', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await box.pressSequentially('magnesio')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option').first().locator('img')).toHaveJSProperty('complete', true)
  await box.press('Escape')
  await expect(page.getByRole('option').first()).toBeHidden()
  await expect(box).toHaveValue('magnesio')
  await box.press('Enter')
  await expect(page).toHaveURL('/catalogo?search=magnesio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "magnesio"')
})

test('what is typed before the scripts have come stays, and is looked for @phone', async ({ page }) => {
  let letThemCome = () => {}
  const awaited = new Promise<void>((resolve) => {
    letThemCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto('/catalogo', { waitUntil: 'commit' })
  await page.getByRole('spinbutton').first().fill('3')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await box.pressSequentially('magne')
  letThemCome()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(box).toHaveValue('magne')
  await box.pressSequentially('sio')
  await expect(box).toHaveValue('magnesio')
  await box.press('Escape')
  await page
    .getByRole('button', { name: /^Agregar .* al carrito$/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Carrito, productos: 3/ })).toBeVisible()
})

test('it says that it is looking, and that there is nothing @phone', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/sugerencias?q=qqqq', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole('combobox').pressSequentially('qqqq')
  await expect(page.getByText('Buscando...')).toBeVisible()
  await expect(page.getByText('No se encontró producto')).toBeVisible()
})

test('an older answer never takes the place of a newer one @phone', async ({ page, shop }) => {
  await makeProduct(shop.db, { name: 'Yerbabuena Fresca' })
  await page.goto('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/sugerencias?q=ye', async (route) => {
    await held
    await route.fulfill({ json: [] }).catch(() => undefined)
  })
  const box = page.getByRole('combobox')
  const asked = page.waitForRequest('**/api/sugerencias?q=ye')
  await box.pressSequentially('ye')
  await asked
  await box.pressSequentially('rbabuena')
  await expect(page.getByRole('option')).toHaveText([/Yerbabuena Fresca/])
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('option')).toHaveText([/Yerbabuena Fresca/])
})

test('a suggestion can be tapped', { tag: '@phone' }, async ({ page, shop }) => {
  const product = await makeProduct(shop.db, { name: 'Xilitol Puro de Prueba' })
  await page.goto('/')
  await page.getByRole('combobox').pressSequentially('xilitol puro de')
  await page.getByRole('option').click()
  await expect(page).toHaveURL(`/producto/${product.id}`)
})

test('higado finds Hígado, vitmina finds Vitamina @phone', async ({ page }) => {
  await page.goto('/catalogo?search=higado')
  await expect(page.getByRole('article').first()).toContainText('Hígado')
  await page.goto('/catalogo?search=vitmina')
  await expect(page.getByText('No encontramos "vitmina"')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Vitamina')
})

test('signs, emoji and endless texts are answered calmly @phone', async ({ request }) => {
  for (const text of ['%', "'", '🌿', 'x'.repeat(5000), "' or 1=1 --", '\\', '\u0000%']) {
    const page = await request.get(`/catalogo?search=${encodeURIComponent(text)}`)
    expect(page.status()).toBe(200)
    expect((await page.text()).includes('No se encontraron productos para'), text.slice(0, 20)).toBe(true)
    const list = await request.get(`/api/sugerencias?q=${encodeURIComponent(text)}`)
    expect(await list.json()).toEqual([])
  }
})

test.describe('before scripts have run', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box is a plain form @phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('zinc')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL('/catalogo?search=zinc')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
