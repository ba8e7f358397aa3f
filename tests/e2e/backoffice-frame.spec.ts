import type { Page } from '@playwright/test'
import { storeMessage } from '#app/shop/messages/store-message.server.ts'
import { startServer } from '#tests/e2e/support/running-shop.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { openScreen } from './support/open-screen.ts'

const eleven = [
  'Dashboard',
  'Productos',
  'Categorías',
  'Pedidos Web',
  'Pedidos',
  'Clientes',
  'Gastos',
  'Promociones',
  'Reportes',
  'Cierre Diario',
  'Cierre Histórico',
]

/** What the navigation reads, without the figures beside some names. */
async function labels(page: Page) {
  const links = page
    .getByRole('navigation', { name: 'Administración' })
    .filter({ visible: true })
    .getByRole('link')
  const texts = await links.allTextContents()
  return texts.map((text) => text.replace(/\d.*$/, ''))
}

test('@desktop the owner sees eleven screens in order, then four more; one is lit', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner')
  await page.goto('/admin/pedidos-web')
  const all = await labels(page)
  expect(all.filter((label) => eleven.includes(label))).toEqual(eleven)
  expect(all.slice(-4)).toEqual(['Mensajes', 'Ajustes', 'Personal', 'Bitácora'])
  const navigation = page.getByRole('navigation', { name: 'Administración' })
  await expect(navigation.getByRole('link', { name: 'Pedidos Web' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Pedidos', exact: true })).not.toHaveAttribute(
    'aria-current',
  )
  await page.getByRole('link', { name: 'Volver al Sitio' }).click()
  await expect(page).toHaveURL('/')
})

test('@desktop a seller sees only what a seller may open', async ({ page, signInAs, checkAccessible }) => {
  await signInAs('seller')
  await page.goto('/admin/productos')
  expect(await labels(page)).toEqual([
    'Dashboard',
    'Productos',
    'Pedidos Web',
    'Pedidos',
    'Clientes',
    'Cierre Diario',
    'Cierre Histórico',
  ])
  await expect(page.getByText('Vendedor', { exact: true }).filter({ visible: true })).toBeVisible()
  await checkAccessible(page)
  await page.goto('/admin/categorias')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Sin permiso')).toBeVisible()
})

test('nobody comes in without a staff account', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/admin', '/admin/productos', '/admin/costos-envio']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('@phone the first four screens are under the thumb, all of them in the menu', async ({
  page,
  signInAs,
  checkAccessible,
}) => {
  await signInAs('owner')
  await page.goto('/admin/categorias')
  const bar = page.getByRole('navigation', { name: 'Accesos rápidos' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  await expect(bar.getByRole('link', { name: 'Categorías' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Bitácora' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Volver al Sitio' })).toBeVisible()
  await checkAccessible(page)
  await menu.getByRole('link', { name: 'Promociones' }).click()
  await expect(page.getByRole('heading', { name: 'Códigos Promocionales' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('@desktop Ctrl+K leads to a screen, a product, an order and a customer with the keyboard alone', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const product = await makeProduct(shop.db, {
    name: 'Jarabe del palacio',
    sku: 'PAL-1',
    code: '7441111222233',
  })
  const order = await makeOrder(shop.db, { channel: 'web', lines: [{ productId: product.id, quantity: 1 }] })
  await signInAs('manager')
  await openScreen(page, '/admin/categorias')
  const box = page.getByRole('combobox', { name: 'Producto, pedido, cliente o pantalla' })

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('promo')
  await expect(page.getByRole('option', { name: 'Promociones' })).toHaveAttribute('aria-selected', 'true')
  await checkAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/promociones')

  // A scanner types its code at once, and Enter.
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('7441111222233')
  await box.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Detalles del Producto' })).toContainText(
    'Jarabe del palacio',
  )

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await box.fill(order.number)
  await expect(page.getByRole('option', { name: new RegExp(order.number) })).toBeVisible()
  await box.fill('no hay tal cosa')
  await expect(page.getByText('Nada coincide con “no hay tal cosa”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
})

test('the bell tells of a web order and of a message without reloading, in every tab', {
  tag: '@desktop',
}, async ({ page, context, signInAs, shop }) => {
  await signInAs('owner')
  await page.goto('/admin/categorias')
  const second = await context.newPage()
  await second.goto('/admin/costos-envio')
  const waiting = async () =>
    Number(/(\d+) pedidos? web/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1])
  const before = await waiting()
  const held = async () => {
    const { held = [] } = await page.evaluate(() => navigator.locks.query())
    return held.filter((lock) => lock.name === 'fitonica-avisos').length
  }
  await expect.poll(held).toBe(1)

  const product = await makeProduct(shop.db)
  await expect(async () => {
    const { number } = await makeOrder(shop.db, {
      channel: 'web',
      status: 'en_proceso',
      reservedUntil: new Date(Date.now() + 3_600_000),
      lines: [{ productId: product.id, quantity: 1 }],
    })
    await expect(second.getByText(`Nuevo pedido web ${number}`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect.poll(waiting).toBeGreaterThan(before)
  await expect(bellOf(second)).toHaveAttribute(
    'aria-label',
    (await bellOf(page).getAttribute('aria-label')) ?? '',
  )

  await storeMessage(shop.db, {
    kind: 'contact',
    name: 'Rosa Téllez',
    email: 'rosa@example.com',
    subject: 'Una pregunta',
    body: '¿Tienen manzanilla?',
    address: '203.0.113.9',
    now: new Date(),
  })
  await expect(second.getByText('Rosa Téllez: Una pregunta')).toBeVisible()

  await bellOf(second).click()
  await expect(second.getByRole('menuitem', { name: /mensajes? sin leer/ })).toBeVisible()
  await second.getByRole('menuitem', { name: 'Silenciar los avisos' }).click()
  await bellOf(second).click()
  await expect(second.getByRole('menuitem', { name: 'Activar el sonido' })).toBeVisible()
  await second.close()
})

const bellOf = (page: Page) => page.getByRole('button', { name: /avisos/i })

test('a seller hears of orders and not of messages', { tag: '@desktop' }, async ({
  page,
  signInAs,
  shop,
}) => {
  await signInAs('seller')
  await page.goto('/admin/productos')
  await page.getByRole('button', { name: /avisos/i }).click()
  await expect(page.getByRole('menuitem', { name: /pedidos? web/ })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /mensaje/ })).toHaveCount(0)
  expect(shop.url).toBeTruthy()
})

test('@desktop a shop that is told to close ends open bells instead of waiting for them', async ({
  page,
  signInAs,
  shop,
}) => {
  await signInAs('owner')
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const second = await startServer({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir })
  const bells = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${second.url}/admin/avisos`, { headers: { cookie } })),
  )
  expect(new Set(bells.map((bell) => bell.headers.get('content-type')))).toEqual(
    new Set(['text/event-stream; charset=utf-8']),
  )
  const heard = Promise.all(bells.map((bell) => bell.text()))
  await second.stop()
  for (const words of await heard) expect(words).toMatch(/^retry: 3000\n\n/)
  expect(second.process.exitCode).toBe(0)
})
