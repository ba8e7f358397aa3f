import { expect, test } from 'vitest'
import { catalogHeading, catalogTitle } from './catalog-title.ts'

const nothing = { search: null, brand: null, category: null, gender: null, goal: null }

test.each([
  [{}, 'Catálogo', 'Catálogo'],
  [{ brand: 'Luna' }, 'Luna', 'Luna | Catálogo'],
  [{ search: 'zinc' }, 'Resultados para "zinc"', '"zinc" | Catálogo'],
  [{ search: 'zinc', brand: 'Luna' }, 'Resultados para "zinc"', 'Luna: "zinc" | Catálogo'],
  [{ category: { name: 'Hierbas' }, brand: 'Luna' }, 'Hierbas de Luna', 'Hierbas de Luna | Catálogo'],
  [{ goal: 'sleep' as const }, 'Sueño', 'Sueño | Catálogo'],
  [{ gender: 'Femenino' as const }, 'Catálogo · Femenino', 'Catálogo'],
])('%j', (asked, heading, title) => {
  expect(catalogHeading({ ...nothing, ...asked })).toBe(heading)
  expect(catalogTitle({ ...nothing, ...asked })).toBe(title)
})

test('an endless search is shortened', () => {
  expect(catalogHeading({ ...nothing, search: 'x'.repeat(100) }).length).toBeLessThan(90)
})
