import type { APIRequestContext } from '@playwright/test'
import { editStockedProduct } from '#app/shop/inventory/save-product.server.ts'
import { formatCordobas, type Money, plainCordobas } from '#app/shop/kernel/money.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { publicPages } from '#app/storefront/public-pages.ts'
import { type RunningShop, startServer } from './support/running-shop.ts'
import { expect, test } from './support/test.ts'

/** Every public page, with real numbers where an address has one. */
const publicAddresses = (productId: number) =>
  publicPages.map(({ path }) => path.replace('/producto/*', `/producto/${productId}`).replace('*', '1'))

async function query<Row>({ db }: RunningShop, text: string, values: unknown[] = []) {
  const { rows } = await db.$client.query(text, values)
  return rows as Row[]
}

async function productOf(shop: RunningShop, id: number) {
  const [product] = await query<{ name: string; version: number; final_price: Money }>(
    shop,
    'select name, version, final_price from products where id = $1',
    [id],
  )
  if (!product) throw new Error(`There is no product ${id}`)
  return product
}

/** As the product form saves it. */
async function setPrice(shop: RunningShop, id: number, price: Money) {
  const [by] = await query<{ id: string; name: string }>(
    shop,
    "select id, name from users where role = 'owner'",
  )
  if (!by) throw new Error('The shop has no owner')
  const { version } = await productOf(shop, id)
  const product = { price, discountPercent: 0 }
  const saved = await editStockedProduct(shop.db, { id, version, product, by, now: new Date() })
  expect(saved).toMatchObject({ ok: true })
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows the shop, its aisles and its products', { tag: '@desktop' }, async ({
    page,
    shop,
  }) => {
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    const { shopName } = await readSettings(shop.db)
    await expect(page).toHaveTitle(new RegExp(shopName))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const products = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /C\$ [\d,]+\.\d\d/ })
    expect(await products.count()).toBeGreaterThanOrEqual(8)
  })

  test('the catalogue counts what is active and in stock, and shows the first 24', {
    tag: '@desktop',
  }, async ({ page, shop }) => {
    await page.goto('/catalogo')
    const [counted] = await query<{ products: number }>(
      shop,
      `select count(*)::int as products from products p join stock s on s.product_id = p.id
       where p.active and p.archived_at is null and s.available > 0`,
    )
    const products = counted?.products ?? 0
    expect(products).toBeGreaterThan(2500)
    const status = await page.getByText(/^Mostrando 1 - 24 de [\d,]+ productos$/).textContent()
    expect(Number(status?.replaceAll(',', '').match(/\d+/g)?.at(-1))).toBe(products)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  })

  test('a product is found by its link and says what it is and costs', { tag: '@desktop' }, async ({
    page,
    shop,
  }) => {
    await page.goto('/catalogo')
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const address = (await link.getAttribute('href')) ?? ''
    const product = await productOf(shop, Number(/\/producto\/(\d+)/.exec(address)?.[1]))
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: product.name, exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(formatCordobas(product.final_price))
  })

  test('an address that leads nowhere says so', { tag: '@desktop' }, async ({ page }) => {
    for (const address of ['/no-existe', '/producto/999999999', '/producto/abc', '/admin-no']) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByRole('link', { name: /inicio|catálogo/i }).first(), address).toBeVisible()
    }
  })
})

test('the process says that it lives, and that it reaches its database', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const address of ['/healthz', '/readyz']) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(await response.text()).toBe('ok')
  }
})

test('a public page holds nothing of who asks for it @desktop', async ({
  page,
  shop,
  signInAs,
  playwright,
}) => {
  await signInAs('owner')
  const home = await (await page.request.get('/')).text()
  const id = Number(/\/producto\/(\d+)/.exec(home)?.[1])
  const stranger = await playwright.request.newContext({ baseURL: shop.url })
  const visitor = await playwright.request.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: { cookie: 'consent=all; currency=USD; cart=1', 'accept-language': 'en' },
  })
  for (const address of publicAddresses(id)) {
    const [one, other, staff] = await Promise.all(
      [stranger, visitor, page.request].map((asker) => asker.get(address)),
    )
    expect(one?.status(), address).toBe(200)
    expect(one?.headers()['set-cookie'], address).toBeUndefined()
    const body = await one?.body()
    expect((await other?.body())?.equals(body ?? Buffer.of()), `${address} for another visitor`).toBe(true)
    expect((await staff?.body())?.equals(body ?? Buffer.of()), `${address} for staff`).toBe(true)
  }
  await stranger.dispose()
  await visitor.dispose()
})

test('a page that has not changed is not sent again @desktop', async ({ request }) => {
  const first = await request.get('/catalogo')
  const { etag = '' } = first.headers()
  const again = await request.get('/catalogo', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  expect((await again.body()).byteLength).toBe(0)
  const withCampaign = await request.get('/catalogo?utm_source=boletin')
  expect(withCampaign.headers().etag).toBe(etag)
})

test('a new price shows on every public page, in every process @desktop', async ({ shop, playwright }) => {
  const second = await startServer({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir })
  const askers = await Promise.all(
    [shop.url, second.url].map((baseURL) => playwright.request.newContext({ baseURL })),
  )
  const home = await (await askers[0]?.get('/'))?.text()
  const id = Number(/\/producto\/(\d+)/.exec(home ?? '')?.[1])
  const { name } = await productOf(shop, id)
  const addresses = ['/', `/catalogo?search=${name}`, `/producto/${id}`, '/feed/productos.csv']
  const everywhere = [true, true, true, true]

  const showing = (amount: Money, asker?: APIRequestContext) =>
    Promise.all(
      addresses.map(async (address) => {
        const text = await (await asker?.get(address))?.text()
        return text?.includes(formatCordobas(amount)) || text?.includes(plainCordobas(amount)) || false
      }),
    )
  try {
    for (const price of [9_876_501, 9_876_502, 9_876_503] as Money[]) {
      for (const asker of askers) expect(await showing(price, asker)).not.toContain(true)
      await setPrice(shop, id, price)
      for (const asker of askers) await expect.poll(() => showing(price, asker)).toEqual(everywhere)
      const former = (price - 1) as Money
      for (const asker of askers) expect(await showing(former, asker)).not.toContain(true)
    }
  } finally {
    for (const asker of askers) await asker.dispose()
    await second.stop()
  }
})

test('no page lets a script in that the shop did not write', { tag: '@desktop' }, async ({ page }) => {
  for (const address of ['/', '/catalogo', '/ingresar', '/personal/ingresar']) {
    const response = await page.goto(address)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy, address).toMatch(/script-src 'self'/)
    expect(/script-src[^;]*/.exec(policy)?.[0], address).not.toMatch(/unsafe|\*|https?:/)
  }
})
