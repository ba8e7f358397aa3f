import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { productData } from './structured-data.ts'

test('a product has no invented rating, and no end of a price that has none', () => {
  const product = {
    id: 7,
    name: 'Miel',
    brand: null,
    description: null,
    sku: null,
    code: null,
    category: null,
    pictures: [],
    price: cordobas(100),
    percent: 15,
    stock: 'plenty',
  } as unknown as Parameters<typeof productData>[2]
  const said = JSON.stringify(productData('https://tienda.example', 'Tienda', product))
  expect(said).toContain('"price":"85.00"')
  expect(said).not.toMatch(/rating|review|priceValidUntil/i)
})
