import { stringify } from 'csv-stringify/sync'
import { type FeedProduct, listFeed } from '#app/shop/catalog/list-feed.server.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { type Money, plainCordobas } from '#app/shop/kernel/money.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { db } from '#app/web/database.server.ts'

const columns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'brand',
  'gtin',
  'mpn',
  'product_type',
]

/** The catalogue as WhatsApp, Facebook and Google read it. */
export async function loader() {
  const [products, settings] = await Promise.all([listFeed(db), readSettings(db)])
  const base = process.env.PUBLIC_URL ?? ''
  const rows = products
    .filter(({ picture }) => picture)
    .map((product) => row(product, base, settings.shopName))
  return new Response(stringify([columns, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'inline; filename="productos.csv"',
    },
  })
}

function row(product: FeedProduct, base: string, shopName: string): string[] {
  const { id, name, brand, description, code, sku, category, price, percent, stock, picture } = product
  const gtin = code && /^(\d{8}|\d{12,14})$/.test(code) ? code : ''
  return [
    String(id),
    name.slice(0, 150),
    (description ?? name).slice(0, 5000),
    stock === 'none' ? 'out_of_stock' : 'in_stock',
    'new',
    amount(price),
    percent > 0 ? amount(finalPrice(price, percent)) : '',
    `${base}/producto/${id}`,
    `${base}/media/${picture?.key}/960.jpg`,
    brand ?? shopName,
    gtin,
    gtin ? '' : (sku ?? code ?? ''),
    category ?? '',
  ].map(harmless)
}

const amount = (price: Money) => `${plainCordobas(price)} NIO`

/** A cell that a spreadsheet would take for a formula is kept a text. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
