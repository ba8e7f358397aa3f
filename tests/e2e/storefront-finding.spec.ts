import type { APIRequestContext } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { cordobas } from '#app/shop/kernel/money.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

async function read(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const content = (name: string) =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  return {
    html,
    content,
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  }
}

type Row = Partial<Record<string, string>>

const places = [
  '/',
  '/catalogo',
  '/catalogo?category=vitaminas',
  '/ofertas',
  '/contactanos',
  '/nuestra-historia',
  '/acerca-de',
  '/mision-vision',
  '/guia-perfumes',
  '/faq',
  '/envios-devoluciones',
  '/dia-padre',
  '/aviso-legal',
  '/politica-privacidad',
  '/terminos-servicio',
  '/politica-cookies',
  '/sitemap',
]

test('every page has its own title, description and address, and a preview picture', async ({
  request,
  shop,
}) => {
  const titles = new Set<string>()
  for (const place of places) {
    const page = await read(request, place)
    expect(page.title, place).not.toBe('')
    expect(page.content('description').length, place).toBeGreaterThan(30)
    expect(page.canonical, place).toBe(shop.url + place)
    expect(page.content('og:url'), place).toBe(shop.url + place)
    expect(page.data.length, place).toBeGreaterThan(0)
    titles.add(page.title)
    const picture = await request.get(page.content('og:image'))
    expect(picture.headers()['content-type'], place).toBe('image/jpeg')
    expect((await picture.body()).byteLength, place).toBeLessThan(300_000)
  }
  expect(titles.size).toBe(places.length)
})

test('order, size and tracking do not change the address of a list; searches stay out of search engines', async ({
  request,
  shop,
}) => {
  const list = await read(request, '/catalogo?category=vitaminas&sort=name&size=48&n=96&utm_source=x')
  expect(list.canonical).toBe(`${shop.url}/catalogo?category=vitaminas`)
  const search = await read(request, '/catalogo?search=zinc')
  expect(search.content('robots')).toBe('noindex, follow')
})

test('a product says what it is, what it costs and whether it is there', async ({ request, shop }) => {
  const product = await makeProduct(shop.db, {
    name: 'Miel "Pura" & <Cruda>',
    description: 'De la montaña.',
    price: cordobas(370),
    discountPercent: 10,
    code: '7501031311309',
  })
  const page = await read(request, `/producto/${product.id}`)
  expect(page.title).toContain('Miel "Pura" & <Cruda>')
  const thing = page.data.find((data) => data['@type'] === 'Product')
  expect(thing).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Miel "Pura" & <Cruda>',
    sku: product.sku,
    gtin: '7501031311309',
    brand: { '@type': 'Brand', name: 'Raíz Viva' },
    offers: {
      '@type': 'Offer',
      price: '333.00',
      priceCurrency: 'NIO',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(thing).not.toHaveProperty('aggregateRating')
  expect(thing).not.toHaveProperty('offers.priceValidUntil')
  const trail = page.data.find((data) => data['@type'] === 'BreadcrumbList')
  expect(trail?.itemListElement).toMatchObject([
    { name: 'Inicio' },
    { name: 'Catálogo' },
    { name: product.name },
  ])
  expect(page.html).toContain('C$ 333.00')
  expect(page.html).toContain('US$ 9.00')
  expect(page.html).not.toContain(String(product.cost))
})

test('the home page describes the store', async ({ request }) => {
  const { data } = await read(request, '/')
  expect(data.find((one) => one['@type'] === 'Store')).toMatchObject({
    address: { '@type': 'PostalAddress', addressCountry: 'NI' },
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

test('lists show their products and both prices without scripts', async ({ request }) => {
  for (const place of ['/', '/catalogo', '/ofertas']) {
    const { html } = await read(request, place)
    expect(html.match(/href="\/producto\/\d+"/g)?.length ?? 0, place).toBeGreaterThanOrEqual(24)
    expect(html, place).toMatch(/C\$ [\d,]+\.\d\d/)
    expect(html, place).toMatch(/US\$ [\d,]+\.\d\d/)
  }
})

test('the sitemap names files, and the files every product on sale', async ({ request, shop }) => {
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

test('the feed is a file that catalogues of other services read', async ({ request, shop }) => {
  const response = await request.get('/feed/productos.csv')
  expect(response.headers()['content-type']).toContain('text/csv')
  const rows = parse<Row>(await response.text(), { columns: true })
  expect(rows.length).toBeGreaterThan(2_500)
  const ids = new Set(rows.map(({ id }) => id))
  expect(ids.size).toBe(rows.length)
  const isSound = ({
    id,
    price = '',
    sale_price = '',
    availability = '',
    link,
    image_link = '',
    title = '',
  }: Row) =>
    /^\d+\.\d\d NIO$/.test(price) &&
    /^(\d+\.\d\d NIO)?$/.test(sale_price) &&
    ['in_stock', 'out_of_stock'].includes(availability) &&
    link === `${shop.url}/producto/${id}` &&
    image_link.endsWith('.jpg') &&
    /^[^=+\-@]/.test(title)
  expect(rows.filter((row) => !isSound(row))).toEqual([])
})

test('pictures are asked for in the width they are shown', async ({ page }) => {
  await page.goto('/catalogo', { waitUntil: 'networkidle' })
  const pictures = await page
    .locator('.product-card img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => img.complete && img.naturalWidth > 0)
        .map((img) => ({ shown: img.getBoundingClientRect().width * devicePixelRatio, got: img.currentSrc })),
    )
  expect(pictures.length).toBeGreaterThan(3)
  for (const { shown, got } of pictures) {
    const width = Number(/\/(\d+)\.(avif|webp)$/.exec(got)?.[1])
    expect(width).toBeGreaterThanOrEqual(shown * 0.95)
    expect(width).toBeLessThanOrEqual(Math.max(shown * 1.7, 160))
  }
})
