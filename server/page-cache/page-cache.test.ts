import { expect, test } from 'vitest'
import { PageBody } from './page-body.ts'
import { type CachedPage, PageCache } from './page-cache.ts'

const page = (bytes = 0): CachedPage => ({
  status: 200,
  headers: {},
  etag: '"a"',
  body: new PageBody(new Uint8Array(bytes)),
})

test('one render serves all who ask at once', async () => {
  const cache = new PageCache(100_000)
  let renders = 0
  const slow = async () => {
    renders++
    await Promise.resolve()
    return page()
  }
  await Promise.all([cache.render('/', slow), cache.render('/', slow), cache.render('/', slow)])
  expect(renders).toBe(1)
  expect(cache.get('/')).toBeDefined()
})

test('a render that began before a change is not kept', async () => {
  const cache = new PageCache(100_000)
  let finish = (_: CachedPage) => {}
  const old = cache.render('/', () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  const fresh = page(1)
  await cache.render('/', async () => fresh)
  finish(page(2))
  await old
  expect(cache.get('/')).toBe(fresh)
})

test('memory is bounded, the oldest pages leave first', async () => {
  const cache = new PageCache(10_000)
  for (let n = 0; n < 20; n++) await cache.render(`/${n}`, async () => page(1_000))
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  expect(cache.get('/0')).toBeUndefined()
  expect(cache.get('/19')).toBeDefined()
})

test('a long address takes its room as well', async () => {
  const cache = new PageCache(10_000)
  for (let n = 0; n < 20; n++) await cache.render(`/${n}${'x'.repeat(4_000)}`, async () => page())
  expect(cache.size.pages).toBe(1)
})

test('an answer that is not to be kept is rendered again', async () => {
  const cache = new PageCache(10_000)
  expect(await cache.render('/', async () => null)).toBeNull()
  expect(cache.get('/')).toBeUndefined()
})
