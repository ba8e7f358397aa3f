import { parse } from 'csv-parse/sync'
import { formatDollars } from '#app/shop/kernel/exchange-rate.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { cordobas, formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { publicPages } from '#app/storefront/public-pages.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { readHtml } from './support/read-html.ts'
import { expect, test } from './support/test.ts'

type Row = Partial<Record<string, string>>

const places = publicPages
  .map(({ path }) => path)
  .filter((path) => !/[*.]|^\/api\//.test(path) && path !== '/guia-vitaminas')
  .concat('/catalogo?category=vitaminas' as '/catalogo')

test('every page has its own title, description and address, sound data and a preview picture @desktop', async ({
  request,
  shop,
}) => {
  expect(places.length).toBeGreaterThan(15)
  const titles = new Set<string>()
  for (const place of places) {
    const page = await readHtml(request, place)
    expect(page.content('description').length, place).toBeGreaterThan(30)
    expect(page.canonical, place).toBe(shop.url + place)
    expect(page.content('og:url'), place).toBe(shop.url + place)
    expect(page.content('og:title'), place).toBe(page.title)
    expect(
      page.data.map((data) => data['@type']),
      place,
    ).toContain(place === '/' ? 'Store' : 'BreadcrumbList')
    titles.add(page.title)
    const picture = await request.get(page.content('og:image'))
    expect(picture.headers()['content-type'], place).toBe('image/jpeg')
    expect((await picture.body()).byteLength, place).toBeLessThan(300_000)
  }
  expect(titles.has('')).toBe(false)
  expect(titles.size).toBe(places.length)
  expect((await readHtml(request, '/guia-vitaminas')).canonical).toBe(`${shop.url}/guia-perfumes`)
})

test('order, size and tracking do not change the address of a list; searches stay out of search engines @desktop', async ({
  request,
  shop,
}) => {
  const list = await readHtml(request, '/catalogo?category=vitaminas&sort=name&size=48&n=96&utm_source=x')
  expect(list.canonical).toBe(`${shop.url}/catalogo?category=vitaminas`)
  const search = await readHtml(request, '/catalogo?search=zinc')
  expect(search.content('robots')).toBe('noindex, follow')
})

test('a product says what it is, what it costs and whether it is there @desktop', async ({
  request,
  shop,
}) => {
  const product = await makeProduct(shop.db, {
    name: 'Miel "Pura" & <Cruda>',
    description: 'De la montaña.',
    price: cordobas(370),
    discountPercent: 10,
    code: '7501031311309',
  })
  const page = await readHtml(request, `/producto/${product.id}`)
  expect(page.title).toContain('Miel "Pura" & <Cruda>')
  expect(page.content('description')).toBe('De la montaña.')
  expect(page.canonical).toBe(`${shop.url}/producto/${product.id}`)
  expect(page.data.find((data) => data['@type'] === 'Product')).toMatchObject({
    name: 'Miel "Pura" & <Cruda>',
    sku: product.sku,
    gtin: '7501031311309',
    brand: { name: 'Raíz Viva' },
    offers: { price: '333.00', availability: 'https://schema.org/InStock' },
  })
  const trail = page.data.find((data) => data['@type'] === 'BreadcrumbList')
  expect(trail).toMatchObject({
    itemListElement: [{ name: 'Inicio' }, { name: 'Catálogo' }, { name: product.name }],
  })
  for (const price of ['C$ 333.00', 'US$ 9.00', 'C$ 370.00', 'US$ 10.00']) expect(page.html).toContain(price)
  expect(page.html).not.toContain(String(product.cost))

  const { rows } = await shop.db.$client.query(
    'select p.id from products p join product_pictures on product_id = p.id where p.active order by p.id limit 1',
  )
  const pictured = await readHtml(request, `/producto/${rows[0].id}`)
  const data = pictured.data.find((one) => one['@type'] === 'Product')
  for (const address of [data?.image?.[0] ?? '', pictured.content('og:image')]) {
    const picture = await request.get(address)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).byteLength).toBeLessThan(300_000)
  }
})

test('the home page describes the store @desktop', async ({ request }) => {
  const { data } = await readHtml(request, '/')
  expect(data.find((one) => one['@type'] === 'Store')).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' },
    ],
  })
})

test('lists hold their products and both prices of each without scripts @desktop', async ({
  request,
  shop,
}) => {
  const { exchangeRate } = await readSettings(shop.db)
  for (const place of ['/', '/catalogo', '/ofertas']) {
    const { html, text } = await readHtml(request, place)
    const ids = [...new Set([...html.matchAll(/href="\/producto\/(\d+)"/g)].map(([, id]) => Number(id)))]
    expect(ids.length, place).toBeGreaterThanOrEqual(24)
    const { rows } = await shop.db.$client.query<{ name: string; price: string; discount_percent: number }>(
      'select name, price, discount_percent from products where id = any ($1)',
      [ids],
    )
    const missing = rows.filter(({ name, price, discount_percent }) => {
      const amount = finalPrice(Number(price) as Money, discount_percent)
      const shown = [name, formatCordobas(amount), formatDollars(amount, exchangeRate)]
      return shown.some((words) => !text.includes(words))
    })
    expect(missing, place).toEqual([])
  }
})

test('the sitemap names files, and the files every product on sale @desktop', async ({ request, shop }) => {
  const locations = async (path: string) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toContain('application/xml')
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  }
  const files = await locations('/sitemap.xml')
  expect(files.length).toBeGreaterThan(2)
  const addresses = (await Promise.all(files.map(locations))).flat()
  const { rows } = await shop.db.$client.query(
    'select count(*)::int as n from products where active and archived_at is null',
  )
  expect(addresses.filter((address) => address.includes('/producto/'))).toHaveLength(rows[0].n)
  expect(addresses).toContain(`${shop.url}/ofertas`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect((await request.get('/sitemap-productos-999.xml')).status()).toBe(404)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
})

test('the feed is a file that catalogues of other services read @desktop', async ({ request, shop }) => {
  const response = await request.get('/feed/productos.csv')
  expect(response.headers()['content-type']).toContain('text/csv')
  const rows = parse<Row>(await response.text(), { columns: true })
  expect(rows.length).toBeGreaterThan(2_500)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const isSound = ({ id, price = '', sale_price = '', availability = '', link, image_link, title }: Row) =>
    /^\d+\.\d\d NIO$/.test(price) &&
    /^(\d+\.\d\d NIO)?$/.test(sale_price) &&
    ['in_stock', 'out_of_stock'].includes(availability) &&
    link === `${shop.url}/producto/${id}` &&
    image_link?.endsWith('.jpg') &&
    /^[^=+\-@]/.test(title ?? '')
  expect(rows.filter((row) => !isSound(row))).toEqual([])
})
