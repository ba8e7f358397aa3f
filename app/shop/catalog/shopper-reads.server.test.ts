import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { stock } from '#db/schema/inventory.ts'
import { products } from '#db/schema/products.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { noFilters } from './catalog-filters.ts'
import { findProduct } from './find-product.server.ts'
import { listCatalog } from './list-catalog.server.ts'
import { listCategories } from './list-categories.server.ts'
import { listFeed } from './list-feed.server.ts'
import { listOffers } from './list-offers.server.ts'
import { countSitemapFiles, listProductAddresses } from './list-product-addresses.server.ts'
import { listStrips } from './list-strips.server.ts'
import { similarProducts } from './similar-products.server.ts'

const shop = testDatabase()
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

test('a product shows what a shopper may know, and nothing of what it cost', async () => {
  const category = await makeCategory(shop.db)
  const product = await makeProduct(shop.db, {
    categoryId: category.id,
    description: 'Buena',
    discountPercent: 10,
    stock: 4,
  })
  const found = await findProduct(shop.db, product.id)
  expect(found).toMatchObject({
    name: product.name,
    price: product.price,
    percent: 10,
    stock: 'few',
    category: { slug: category.slug },
    pictures: [],
  })
  expect(JSON.stringify(found)).not.toContain(String(product.cost))
})

test.each([
  [0, 'none'],
  [1, 'few'],
  [4, 'few'],
  [5, 'plenty'],
] as const)('%i units are said as %s', async (stock, said) => {
  const { id } = await makeProduct(shop.db, { stock })
  expect((await findProduct(shop.db, id))?.stock).toBe(said)
})

test('what orders hold is not there for shoppers', async () => {
  const { id } = await makeProduct(shop.db, { stock: 9, brand: 'Apartados' })
  await shop.db.update(stock).set({ reserved: 6 }).where(eq(stock.productId, id))
  expect((await findProduct(shop.db, id))?.stock).toBe('few')
  await shop.db.update(stock).set({ reserved: 9 }).where(eq(stock.productId, id))
  expect((await findProduct(shop.db, id))?.stock).toBe('none')
  expect((await listCatalog(shop.db, { ...noFilters, brand: 'Apartados' })).total).toBe(0)
})

test('what is inactive or archived has no page, and stands in no list', async () => {
  const hidden = await makeProduct(shop.db, { brand: 'Oculta', active: false, discountPercent: 50 })
  const gone = await makeProduct(shop.db, { brand: 'Oculta', archivedAt: new Date(), discountPercent: 50 })
  expect(await findProduct(shop.db, hidden.id)).toBeNull()
  expect(await findProduct(shop.db, gone.id)).toBeNull()
  expect(await findProduct(shop.db, 2_000_000_000)).toBeNull()
  expect((await listOffers(shop.db, { brand: 'Oculta', shown: 24 })).total).toBe(0)
  const ids = [...(await listFeed(shop.db)), ...(await listProductAddresses(shop.db, 1))].map(({ id }) => id)
  expect(ids).not.toContain(hidden.id)
  expect(ids).not.toContain(gone.id)
})

test('what is not known filters nothing and is named', async () => {
  const all = await listCatalog(shop.db, noFilters)
  const page = await listCatalog(shop.db, { ...noFilters, category: 'no-hay', brand: 'Nadie' })
  expect(page).toMatchObject({ total: all.total, unknown: ['no-hay', 'Nadie'], category: null })
})

test('a brand that exists but has nothing here is known', async () => {
  const category = await makeCategory(shop.db)
  await makeProduct(shop.db, { brand: 'Apartada' })
  const page = await listCatalog(shop.db, { ...noFilters, brand: 'apartada', category: String(category.id) })
  expect(page).toMatchObject({ total: 0, unknown: [], products: [] })
  expect((await listCatalog(shop.db, { ...noFilters, brand: 'APARTADA' })).total).toBe(1)
})

test('the catalogue leaves out what is sold out; offers show it last', async () => {
  const out = await makeProduct(shop.db, { brand: 'Rebajada', stock: 0, discountPercent: 90 })
  const there = await makeProduct(shop.db, { brand: 'Rebajada', discountPercent: 5 })
  const listed = await listCatalog(shop.db, { ...noFilters, brand: 'Rebajada' })
  expect(listed.products.map(({ id }) => id)).toEqual([there.id])
  const offers = await listOffers(shop.db, { brand: 'Rebajada', shown: 24 })
  expect(offers.products.map(({ id, stock }) => [id, stock])).toEqual([
    [there.id, 'plenty'],
    [out.id, 'none'],
  ])
})

test('similar products are up to eight others of the brand, in stock', async () => {
  const [first] = await Promise.all([
    makeProduct(shop.db, { brand: 'Hermanas' }),
    makeProduct(shop.db, { brand: 'Hermanas', stock: 0 }),
    makeProduct(shop.db, { brand: 'Hermanas', active: false }),
    ...Array.from({ length: 9 }, () => makeProduct(shop.db, { brand: 'Hermanas' })),
  ])
  const similar = await similarProducts(shop.db, first.id)
  expect(similar).toHaveLength(8)
  expect(
    similar.every(({ id, brand, stock }) => id !== first.id && brand === 'Hermanas' && stock !== 'none'),
  ).toBe(true)
})

test('without a brand, others of the same category come first', async () => {
  const category = await makeCategory(shop.db)
  const lonely = await makeProduct(shop.db, { brand: null, categoryId: category.id })
  const near = await makeProduct(shop.db, { categoryId: category.id })
  expect((await similarProducts(shop.db, lonely.id))[0]?.id).toBe(near.id)
})

test('strips: what staff pinned, then the best discounts, sixteen in stock', async () => {
  await shop.db.update(products).set({ active: false })
  const plain = await makeProduct(shop.db, { createdAt: day(1) })
  const best = await makeProduct(shop.db, { discountPercent: 30, createdAt: day(2) })
  const newer = await makeProduct(shop.db, { discountPercent: 20, createdAt: day(4) })
  const older = await makeProduct(shop.db, { discountPercent: 20, createdAt: day(3) })
  await makeProduct(shop.db, { discountPercent: 99, stock: 0 })
  const pinned = await makeProduct(shop.db, { featuredPosition: 1, createdAt: day(0) })
  const { featured, offers } = await listStrips(shop.db)
  expect(featured.map(({ id }) => id)).toEqual([pinned, best, newer, older, plain].map(({ id }) => id))
  expect(offers.map(({ id }) => id)).toEqual([best, newer, older].map(({ id }) => id))
  for (let n = 0; n < 20; n++) await makeProduct(shop.db, { discountPercent: 1 })
  const full = await listStrips(shop.db)
  expect([full.featured.length, full.offers.length]).toEqual([16, 16])
})

test('categories come in the order staff gave them, without the inactive', async () => {
  const last = await makeCategory(shop.db, { position: 900 })
  const first = await makeCategory(shop.db, { position: -1 })
  const hidden = await makeCategory(shop.db, { active: false })
  const older = await makeCategory(shop.db, { position: 800, createdAt: day(1) })
  const newer = await makeCategory(shop.db, { position: 800, createdAt: day(2) })
  const listed = (await listCategories(shop.db)).map(({ id }) => id)
  expect(listed[0]).toBe(first.id)
  expect(listed.slice(-3), 'the newest first where staff gave none').toEqual([newer.id, older.id, last.id])
  expect(listed).not.toContain(hidden.id)
  expect(await listCategories(shop.db, 2)).toHaveLength(2)
})

test('the sitemap has every product once', async () => {
  const far = await makeProduct(shop.db, { id: 4_321, price: cordobas(5) })
  const files = await countSitemapFiles(shop.db)
  expect(files).toBe(3)
  const listed = []
  for (let file = 1; file <= files; file++) listed.push(...(await listProductAddresses(shop.db, file)))
  const { rows } = await shop.pool.query(
    'select id from products where active and archived_at is null order by id',
  )
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(listed.at(-1)?.id).toBe(far.id)
})
