import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { products } from '#db/schema/products.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { listFavorites, readFavoriteIds } from './list-favorites.server.ts'
import { setFavorite } from './set-favorite.server.ts'

const shop = testDatabase()
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second))

async function someone() {
  const { user } = await makeCustomerAccount(shop.db)
  const choose = (productId: number, favorite: boolean, second = 0) =>
    setFavorite(shop.db, { userId: user.id, productId, favorite, now: at(second) })
  return { userId: user.id, choose }
}

test('a choice holds however often it is said, and each has their own', async () => {
  const ana = await someone()
  const luis = await someone()
  const { id } = await makeProduct(shop.db)
  await Promise.all([ana.choose(id, true), ana.choose(id, true), ana.choose(id, true)])
  expect(await readFavoriteIds(shop.db, ana)).toEqual([id])
  expect(await readFavoriteIds(shop.db, luis)).toEqual([])
  await luis.choose(id, false)
  expect(await readFavoriteIds(shop.db, ana)).toEqual([id])
  await ana.choose(id, false)
  expect(await readFavoriteIds(shop.db, ana)).toEqual([])
})

test('newest first, with the price, discount and stock of today', async () => {
  const ana = await someone()
  const older = await makeProduct(shop.db, { name: 'Té', stock: 0 })
  const newer = await makeProduct(shop.db, { name: 'Miel', price: cordobas(100), stock: 3 })
  await ana.choose(older.id, true, 1)
  await ana.choose(newer.id, true, 2)
  await shop.db
    .update(products)
    .set({ price: cordobas(135), discountPercent: 10 })
    .where(eq(products.id, newer.id))
  expect(await listFavorites(shop.db, ana)).toMatchObject([
    { name: 'Miel', price: 13_500, discountPercent: 10, finalPrice: 12_200, available: 3, active: true },
    { name: 'Té', available: 0 },
  ])
})

test('cost never comes along', async () => {
  const ana = await someone()
  const { id } = await makeProduct(shop.db)
  await ana.choose(id, true)
  expect(Object.keys((await listFavorites(shop.db, ana))[0] ?? {})).not.toContain('cost')
})

test('a product that is gone is skipped, and cannot be chosen', async () => {
  const ana = await someone()
  const { id } = await makeProduct(shop.db)
  await ana.choose(id, true)
  await shop.db
    .update(products)
    .set({ archivedAt: at(0) })
    .where(eq(products.id, id))
  expect(await listFavorites(shop.db, ana)).toEqual([])
  const luis = await someone()
  expect(await luis.choose(id, true)).toEqual({ ok: false, reason: 'unknown-product' })
  expect(await luis.choose(987_654, true)).toEqual({ ok: false, reason: 'unknown-product' })
})
