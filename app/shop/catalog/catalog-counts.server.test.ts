import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type CatalogFilters, genders, noFilters, pageSizes, sorts } from './catalog-filters.ts'
import { healthGoals } from './health-goals.ts'
import { listCatalog } from './list-catalog.server.ts'
import { listOffers } from './list-offers.server.ts'

const shop = testDatabase()
let brands: string[] = []
let categories: { id: number; slug: string }[] = []

beforeAll(async () => {
  await seedDemo(shop.db, { now: new Date(), log: () => undefined })
  brands = (
    await shop.db.execute<{ brand: string }>(sql`select distinct brand from products order by 1`)
  ).rows.map(({ brand }) => brand)
  categories = (
    await shop.db.execute<{ id: number; slug: string }>(sql`select id, slug from categories order by id`)
  ).rows
}, 120_000)

/** The count as anybody would write it by hand, without a line of the code under test. */
async function plainCount({ search, brand, category, gender, goal }: CatalogFilters): Promise<number> {
  const { rows } = await shop.pool.query(
    `select count(*)::int as n from products p
     where active and archived_at is null
       and (select on_hand - reserved from stock where product_id = p.id) > 0
       and ($1::text is null or lower(unaccent(concat_ws(' ', name, brand, description))) like '%' || $1 || '%')
       and ($2::text is null or brand = $2)
       and ($3::text is null or category_id = (select id from categories where slug = $3 or id::text = $3))
       and ($4::text is null or gender = $4)
       and ($5::text is null or $5 = any (health_goals))`,
    [search, brand, category, gender, goal],
  )
  return rows[0].n
}

const asked = () =>
  fc
    .record({
      search: fc.option(
        fc.constantFrom('vitamina', 'magnesio', 'capsulas', 'higado', 'crema', 'natural', 'zzzz'),
      ),
      brand: fc.option(fc.constantFrom(...brands), { freq: 2 }),
      category: fc.option(fc.constantFrom(...categories.flatMap(({ id, slug }) => [slug, String(id)])), {
        freq: 2,
      }),
      gender: fc.option(fc.constantFrom(...genders), { freq: 1 }),
      goal: fc.option(fc.constantFrom(...healthGoals), { freq: 1 }),
      sort: fc.constantFrom(...sorts),
      size: fc.constantFrom(...pageSizes),
      steps: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ steps, ...filters }): CatalogFilters => ({ ...filters, shown: steps * filters.size }))

test('every combination of filters counts what plain SQL counts', async () => {
  await fc.assert(
    fc.asyncProperty(asked(), async (filters) => {
      const page = await listCatalog(shop.db, filters)
      const expected = await plainCount(filters)
      expect(page.total).toBe(expected)
      expect(page.products).toHaveLength(Math.min(expected, filters.shown))
      expect(page.unknown).toEqual([])
      if (filters.brand && expected > 0) expect(page.brands).toContain(filters.brand)
    }),
    { numRuns: 150 },
  )
}, 60_000)

test('each order is kept, however much is shown', async () => {
  const all = { ...noFilters, shown: 480 }
  const prices = async (sort: 'price-asc' | 'price-desc') =>
    (await listCatalog(shop.db, { ...all, sort })).products.map(({ price, percent }) =>
      finalPrice(price, percent),
    )
  const rising = await prices('price-asc')
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  const falling = await prices('price-desc')
  expect(falling).toEqual([...falling].sort((a, b) => b - a))
  const names = (await listCatalog(shop.db, { ...all, sort: 'name' })).products.map(({ name }) => name)
  const { compare } = new Intl.Collator('es-NI', { numeric: true })
  expect(names).toEqual([...names].sort(compare))
})

test('growing a page adds to its end and never repeats', async () => {
  for (const sort of ['newest', 'price-asc', 'name'] as const) {
    const small = await listCatalog(shop.db, { ...noFilters, sort, shown: 48 })
    const grown = await listCatalog(shop.db, { ...noFilters, sort, shown: 96 })
    expect(grown.products.slice(0, 48)).toEqual(small.products)
    expect(new Set(grown.products.map(({ id }) => id)).size).toBe(96)
  }
})

test('offers are counted with those sold out, by brand too', async () => {
  const count = async (brand: string | null) => {
    const { rows } = await shop.pool.query(
      'select count(*)::int as n from products where active and archived_at is null and discount_percent > 0 and ($1::text is null or brand = $1)',
      [brand],
    )
    return rows[0].n
  }
  expect((await listOffers(shop.db, { brand: null, shown: 24 })).total).toBe(await count(null))
  for (const brand of brands.slice(0, 20)) {
    expect((await listOffers(shop.db, { brand, shown: 24 })).total).toBe(await count(brand))
  }
})

test('a search with a slip finds what was meant', async () => {
  for (const [typed, meant] of [
    ['vitmina', 'vitamina'],
    ['magensio', 'magnesio'],
    ['melatonnina', 'melatonina'],
  ] as const) {
    const page = await listCatalog(shop.db, { ...noFilters, search: typed, sort: 'relevance' })
    expect(page.foundInstead).toBe(meant)
    expect(page.total).toBe(await plainCount({ ...noFilters, search: meant }))
    expect(page.total).toBeGreaterThan(0)
  }
})
