import { expect, test } from 'vitest'
import { pageViews } from '#db/schema/page-views.ts'
import { testDatabase } from '#tests/support/database.ts'
import { recordPageView } from './record-page-view.server.ts'

const shop = testDatabase()
const now = new Date('2026-03-02T03:00:00Z')

test('a page is counted on the day of Managua, with the site one came from and no more', async () => {
  const view = { path: '/producto/7?ern=secreto#x', referrer: 'https://buscador.example/?q=mi+nombre', now }
  expect(await recordPageView(shop.db, view)).toBe(true)
  const [row] = await shop.db.select().from(pageViews)
  expect(row).toMatchObject({
    path: '/producto/7',
    referrer: 'https://buscador.example',
    day: '2026-03-01',
    at: now,
  })
})

test.each(['', 'javascript:alert(1)', '//otro.example', '/admin/pedidos'])(
  '%j is not counted',
  async (path) => {
    const before = await shop.db.$count(pageViews)
    expect(await recordPageView(shop.db, { path, referrer: null, now })).toBe(false)
    expect(await shop.db.$count(pageViews)).toBe(before)
  },
)

test('a referrer that is no address is left out', async () => {
  await recordPageView(shop.db, { path: '/x', referrer: 'no es una dirección', now })
  const rows = await shop.db.select().from(pageViews)
  expect(rows.find(({ path }) => path === '/x')?.referrer).toBeNull()
})
