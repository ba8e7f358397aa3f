import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../scripts/chromium.mjs'
import { owner, startServer } from './e2e/support/running-shop.ts'

/** Takes the README's pictures of the demo shop, on a database of its own: `npm run pictures`. */
const folder = resolve('docs/pictures')
const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.5,
}
const desktop = { viewport: { width: 1440, height: 900 } }

mkdirSync(folder, { recursive: true })
const shop = await startServer({ DATA_DIR: resolve('.cache/pictures'), SEED: 'demo' })
const origin = shop.url
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
try {
  await shopper(browser)
  await staff(browser)
} finally {
  await browser.close()
  await shop.stop()
}

async function shopper(browser: Browser) {
  const wide = await open(browser, desktop)
  await keep(wide, '/', 'home-desktop')
  await keep(wide, '/catalogo?goal=energy', 'catalogue-desktop')

  const small = await open(browser, phone)
  await keep(small, '/', 'home-phone')
  await small.goto(`${origin}/catalogo`)
  await small.getByRole('main').getByRole('article').first().getByRole('link').click()
  await small.waitForURL(/\/producto\//)
  await keep(small, new URL(small.url()).pathname, 'product-phone')
  await small.getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await small.getByText(/agregado al carrito/).waitFor()
  await small.goto(`${origin}/checkout`)
  await small.getByRole('button', { name: 'Continuar como invitado' }).click()
  await take(small, 'checkout-phone')
}

async function staff(browser: Browser) {
  const wide = await open(browser, desktop)
  await wide.goto(`${origin}/personal/ingresar`)
  const form = wide.locator('form', { has: wide.getByLabel('Contraseña', { exact: true }) })
  await form.getByLabel(/correo|email/i).fill(owner.email)
  await form.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await form.getByRole('button', { name: /iniciar sesión|ingresar/i }).click()
  await wide.getByRole('button', { name: 'Cerrar aviso' }).click()
  await keep(wide, '/admin', 'dashboard-desktop')
  await keep(wide, '/admin/productos', 'products-desktop')

  const small = await open(browser, phone)
  await small.context().addCookies(await wide.context().cookies())
  await keep(small, '/admin/pedidos-web', 'web-orders-phone')
  await keep(small, '/admin', 'dashboard-phone')
}

async function open(browser: Browser, size: typeof phone | typeof desktop): Promise<Page> {
  const context = await browser.newContext({ ...size, locale: 'es-NI', timezoneId: 'America/Managua' })
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  return page
}

async function keep(page: Page, path: string, name: string) {
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await take(page, name)
}

async function take(page: Page, name: string) {
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
  console.log(`docs/pictures/${name}.webp`)
}
