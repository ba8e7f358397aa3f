import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { noFilters } from './catalog-filters.ts'
import { listCatalog } from './list-catalog.server.ts'
import { suggestProducts } from './suggest-products.server.ts'

const shop = testDatabase()

beforeAll(async () => {
  const products = [
    { name: 'Hígado Desecado', brand: 'Monte Tisey', description: 'Fuente de hierro.' },
    { name: 'Citrato de Magnesio 200 mg', brand: 'Vidanova', description: 'Para los músculos.' },
    { name: 'Magnesio Quelado', brand: 'Medilago' },
    { name: 'Sales de Baño', brand: 'Luna', description: 'Con magnesio y lavanda.' },
    { name: 'Vitamina C 1000 mg', brand: 'Vidanova', stock: 0 },
    { name: 'Vitamina D3 en gotas', brand: 'Vidanova' },
    { name: 'Vitamina Infantil', brand: 'Cuchito', active: false },
    { name: 'Zumo 100 % Natural', brand: "Doña Chepita's" },
  ]
  for (const product of products) await makeProduct(shop.db, product)
})

const search = async (text: string) => {
  const page = await listCatalog(shop.db, { ...noFilters, search: text, sort: 'relevance' })
  return page.products.map(({ name }) => name)
}
const suggest = async (text: string) => (await suggestProducts(shop.db, text)).map(({ name }) => name)

test('accents and case do not matter', async () => {
  expect(await search('higado')).toEqual(['Hígado Desecado'])
  expect(await search('HÍGADO desecádo')).toEqual(['Hígado Desecado'])
})

test('words may be of the name and of the brand', async () => {
  expect(await search('MAGNESIO vidanova')).toEqual(['Citrato de Magnesio 200 mg'])
  expect(await search('medilago magnesio')).toEqual(['Magnesio Quelado'])
})

test('the name counts most, the description least', async () => {
  const found = await search('magnesio')
  expect(found).toHaveLength(3)
  expect(found.at(-1)).toBe('Sales de Baño')
})

test('a typing error is forgiven, and what was found instead is said', async () => {
  expect(await search('vitmina')).toEqual(['Vitamina D3 en gotas'])
  const page = await listCatalog(shop.db, { ...noFilters, search: 'magnseio' })
  expect(page).toMatchObject({ total: 3, foundInstead: 'magnesio' })
})

test('one letter beside a word is that letter, not part of any word', async () => {
  expect(await search('vitamina d')).toEqual(['Vitamina D3 en gotas'])
  expect(await search('vitamina k')).toEqual([])
})

test.each(['%', '_', "'", '\\', "' or 1=1 --", 'x'.repeat(5000), '🌿💊', '\u0000', '((((', '" "'])(
  'a search for %j is answered calmly',
  async (text) => {
    expect(await search(text)).toEqual([])
    expect(await suggest(text)).toEqual([])
  },
)

test('signs in a search do not get in the way', async () => {
  expect(await search('100%')).toEqual(['Zumo 100 % Natural'])
  expect(await search("chepita's")).toEqual(['Zumo 100 % Natural'])
})

test('suggestions need two letters, are in order, and put what is sold out last', async () => {
  expect(await suggest('v')).toEqual([])
  expect(await suggest('vi')).toEqual([
    'Vitamina D3 en gotas',
    'Citrato de Magnesio 200 mg',
    'Vitamina C 1000 mg',
  ])
  expect(await suggest('vitam')).toEqual(['Vitamina D3 en gotas', 'Vitamina C 1000 mg'])
  expect((await suggestProducts(shop.db, 'vitamina c'))[0]).toMatchObject({ stock: 'none' })
})

test('suggestions forgive an unfinished word with a slip', async () => {
  expect(await suggest('magne')).toContain('Magnesio Quelado')
  expect(await suggest('mgane')).toContain('Magnesio Quelado')
})

test('at most eight are suggested', async () => {
  for (let n = 0; n < 10; n++) await makeProduct(shop.db, { name: `Jengibre ${n}` })
  expect(await suggest('jengi')).toEqual(Array.from({ length: 8 }, (_, n) => `Jengibre ${n}`))
})
