import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CatalogFilters,
  catalogAddress,
  genders,
  MOST_SHOWN,
  noFilters,
  pageSizes,
  readCatalogFilters,
  sorts,
} from './catalog-filters.ts'
import { asHealthGoal, healthGoals } from './health-goals.ts'

const read = (query: string) => readCatalogFilters(new URLSearchParams(query))
const fromAddress = (address: string) => read(address.split('?')[1] ?? '').filters

test('an empty address asks for everything, newest first, 24 at a time', () => {
  expect(read('')).toEqual({ filters: noFilters, unknown: [] })
})

test('category takes an id, a slug or a health goal', () => {
  expect(read('category=7').filters.category).toBe('7')
  expect(read('category=vitaminas').filters.category).toBe('vitaminas')
  expect(read('category=sleep').filters).toMatchObject({ category: null, goal: 'sleep' })
  expect(read('category=vitaminas&goal=sleep').filters).toMatchObject({
    category: 'vitaminas',
    goal: 'sleep',
  })
})

test('what is not known filters nothing and is named', () => {
  const { filters, unknown } = read('gender=marciano&goal=volar&sort=azar&size=7&n=-3')
  expect(filters).toEqual(noFilters)
  expect(unknown).toEqual(['marciano', 'volar'])
})

test('a page shows whole steps of its size, and never endlessly many', () => {
  expect(read('size=12&n=13').filters.shown).toBe(24)
  expect(read('n=999999').filters.shown).toBeLessThanOrEqual(MOST_SHOWN)
  expect(read('size=36&n=999999').filters.shown % 36).toBe(0)
})

test('a search is ordered by relevance until something else is chosen', () => {
  expect(read('search=zinc').filters.sort).toBe('relevance')
  expect(read('search=zinc&sort=newest').filters.sort).toBe('newest')
  expect(read('sort=relevance').filters.sort).toBe('newest')
})

test('anything at all can stand in the address', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string({ unit: 'binary' }), (query, search) => {
      const { filters } = readCatalogFilters(
        new URLSearchParams(`${query}&search=${encodeURIComponent(search)}`),
      )
      expect(filters.search?.length ?? 0).toBeLessThanOrEqual(100)
      expect(filters.search ?? '').not.toContain('\u0000')
      expect(pageSizes).toContain(filters.size)
    }),
  )
})

const word = fc.stringMatching(/^[a-zñáéí][a-zñáéí &]{0,20}[a-zñáéí]$/)
const chosen: fc.Arbitrary<CatalogFilters> = fc
  .record({
    search: fc.option(word),
    brand: fc.option(word),
    category: fc.option(word.filter((text) => !asHealthGoal(text))),
    gender: fc.option(fc.constantFrom(...genders)),
    goal: fc.option(fc.constantFrom(...healthGoals)),
    sort: fc.constantFrom(...sorts),
    size: fc.constantFrom(...pageSizes),
    steps: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ steps, ...filters }) => ({
    ...filters,
    sort: filters.sort === 'relevance' && !filters.search ? 'newest' : filters.sort,
    shown: steps * filters.size,
  }))

test('an address says all of the filters', () => {
  fc.assert(
    fc.property(chosen, (filters) => {
      expect(fromAddress(catalogAddress(filters))).toEqual(filters)
    }),
  )
})
