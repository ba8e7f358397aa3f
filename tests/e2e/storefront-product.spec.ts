import { sql } from 'drizzle-orm'
import { cordobas } from '#app/shop/kernel/money.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { layoutShift, sidewaysScroll, watchLayoutShift } from './support/layout-shift.ts'
import { expectFittingPictures } from './support/picture-widths.ts'
import type { RunningShop } from './support/running-shop.ts'

async function withThreePictures({ db }: RunningShop): Promise<{ id: number; name: string; brand: string }> {
  const { rows } = await db.execute<{ id: number; name: string; brand: string }>(sql`
    select p.id, p.name, p.brand from products p join stock s on s.product_id = p.id
    where p.active and s.available > 5 and p.usage is not null
      and (select count(*) from product_pictures where product_id = p.id) = 3
    order by p.id limit 1`)
  if (!rows[0]) throw new Error('The demo has no product with three pictures')
  return rows[0]
}

test('a product: everything about it; nothing moves, axe finds nothing', async ({
  page,
  shop,
  checkAccessible,
}) => {
  await watchLayoutShift(page)
  const { id, name, brand } = await withThreePictures(shop)
  await page.goto(`/producto/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  const trail = main.getByRole('navigation', { name: 'Ruta de navegación' })
  await expect(trail.getByRole('listitem')).toHaveText(['Inicio', 'Catálogo', name])
  await expect(main.getByRole('link', { name: brand, exact: true })).toHaveAttribute(
    'href',
    /\/catalogo\?brand=/,
  )
  for (const note of ['Producto auténtico', 'Envíos a toda Nicaragua', 'Compra segura']) {
    await expect(main.getByText(note)).toBeVisible()
  }
  await expect(main.getByRole('heading', { name: 'Descripción' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Instrucciones de uso' })).toBeVisible()
  for (const term of ['Marca', 'Presentación', 'SKU', 'Código']) {
    await expect(main.getByRole('term').getByText(term, { exact: true })).toBeVisible()
  }
  const similar = main.getByRole('region', { name: 'Productos Similares' })
  await expect(similar.getByRole('article').first()).toContainText(brand)
  expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(8)
  await checkAccessible(page)
  await page.mouse.wheel(0, 3000)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await sidewaysScroll(page)).toBe(0)
  await expectFittingPictures(main.locator('img'))
})

test('the gallery: thumbnails, arrow keys, and a closer look', async ({ page, shop, checkAccessible }) => {
  const { id, name } = await withThreePictures(shop)
  await page.goto(`/producto/${id}`)
  const thumbs = page.getByRole('link', { name: /^Ver la foto/ })
  await expect(thumbs).toHaveCount(3)
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(2).click()
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Ampliar la foto 2 de 3' }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('img', { name: `${name}, foto 2` })).toBeVisible()
  await checkAccessible(page)
  const width = () => dialog.getByRole('img').evaluate((img) => img.getBoundingClientRect().width)
  const before = await width()
  await dialog.getByRole('button', { name: 'Ampliar más la foto' }).click()
  await expect.poll(width).toBeGreaterThan(before * 1.9)
  await dialog.getByRole('button', { name: 'Foto siguiente' }).click()
  await expect(dialog.getByText('3 de 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('1 de 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a swipe changes the picture @phone', async ({ page, shop }) => {
  const { id } = await withThreePictures(shop)
  await page.goto(`/producto/${id}`)
  const session = await page.context().newCDPSession(page)
  const box = await page.getByRole('button', { name: /^Ampliar la foto 1/ }).boundingBox()
  if (!box) throw new Error('The gallery has no place on the page')
  const y = box.y + box.height / 2
  const finger = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * part, y }] })
  await finger('touchStart', 0.8)
  for (let part = 0.75; part > 0.15; part -= 0.05) await finger('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('link', { name: 'Ver la foto 2 de 3' })).toHaveAttribute('aria-current', 'true')
})

test('the stepper has no upper bound; adding respects what there is', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  const product = await makeProduct(shop.db, { name: 'Propóleo de Prueba', price: cordobas(50), stock: 200 })
  await page.goto(`/producto/${product.id}`)
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad de Propóleo de Prueba' })
  await quantity.fill('150')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('150')
  const button = page.getByRole('button', { name: /^Agregar al carrito/ })
  await expect(button).toBeInViewport()
  await button.click()
  await expect(page.getByText('Propóleo de Prueba agregado al carrito')).toBeVisible()
  await expect(page.getByText('Puedes llevar hasta 99 unidades de cada producto')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Carrito, productos: 99/ })).toBeVisible()
})

test('sold out is said and cannot be added; few units are said', { tag: '@phone' }, async ({
  page,
  shop,
  checkAccessible,
}) => {
  const gone = await makeProduct(shop.db, { name: 'Agotado de Prueba', stock: 0 })
  await page.goto(`/producto/${gone.id}`)
  await expect(page.getByRole('button', { name: /^Sin Stock/ })).toBeDisabled()
  await expect(page.getByRole('spinbutton', { name: 'Cantidad de Agotado de Prueba' })).toBeHidden()
  await checkAccessible(page)
  const few = await makeProduct(shop.db, { stock: 4 })
  await page.goto(`/producto/${few.id}`)
  const itself = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(itself.getByText('Pocas unidades')).toBeVisible()
  const enough = await makeProduct(shop.db, { stock: 5 })
  await page.goto(`/producto/${enough.id}`)
  await expect(itself.getByText('Pocas unidades')).toBeHidden()
})

test('sharing: a social network, a messaging app, and the link', { tag: '@desktop' }, async ({
  page,
  context,
  shop,
  checkAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await withThreePictures(shop)
  await page.goto(`/producto/${id}`)
  const address = `${shop.url}/producto/${id}`
  await page.getByRole('button', { name: 'Compartir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartir producto' })
  await expect(dialog.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  )
  const chat = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(address)
  await checkAccessible(page)
  await dialog.getByRole('button', { name: /Copiar enlace/ }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('a product that is not there answers 404 and says so', { tag: '@desktop' }, async ({
  page,
  shop,
  checkAccessible,
}) => {
  const hidden = await makeProduct(shop.db, { active: false })
  for (const id of ['99999999', String(hidden.id), 'abc']) {
    const response = await page.goto(`/producto/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Producto no encontrado')).toBeVisible()
    await expect(page.getByText('El producto que buscas no existe o ha sido eliminado.')).toBeVisible()
  }
  await checkAccessible(page)
})
