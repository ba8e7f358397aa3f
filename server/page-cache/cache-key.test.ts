import { expect, test } from 'vitest'
import { cacheKey, pageMatcher } from './cache-key.ts'

const match = pageMatcher([
  { path: '/', params: [] },
  { path: '/catalogo', params: ['search', 'brand'] },
  { path: '/producto/*', params: [] },
])
const key = (path: string) => cacheKey(`http://shop.test${path}`, match)

test('unknown parameters and their order make no new entries', () => {
  expect(key('/catalogo?brand=A&search=b&utm_source=x')).toBe(key('/catalogo?search=b&brand=A'))
  expect(key('/?fbclid=1')).toBe('/')
})

test('a known parameter makes its own entry', () => {
  expect(key('/catalogo?brand=A')).not.toBe(key('/catalogo?brand=B'))
  expect(key('/producto/12')).toBe('/producto/12')
})

test('what is not a public page is never kept', () => {
  expect(key('/checkout')).toBeNull()
  expect(key('/producto/abc')).toBeNull()
  expect(key('/producto/1/x')).toBeNull()
})

test('a repeated or endless parameter is answered but not kept', () => {
  expect(key('/catalogo?brand=A&brand=B')).toBeNull()
  expect(key(`/catalogo?search=${'a'.repeat(200)}`)).toBeNull()
  expect(key(`/catalogo.data?_routes=${'a'.repeat(9000)}`)).toBeNull()
  expect(key('/catalogo.data?_routes=storefront%2Fcatalog%2Fcatalog')).not.toBeNull()
})

test('the data of a navigation is kept apart from the page', () => {
  expect(key('/catalogo.data?brand=A')).toBe('/catalogo.data?brand=A')
  expect(key('/_root.data')).toBe('/_root.data')
})
