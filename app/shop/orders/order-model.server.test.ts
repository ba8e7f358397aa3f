import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment, makePromoCode } from '#tests/support/factories/shop.ts'
import { OrderModel } from '#tests/support/order-model/model.ts'
import { ShopUnderTest, type World } from '#tests/support/order-model/shop-under-test.ts'
import { type Step, step } from '#tests/support/order-model/steps.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'

const shop = testDatabase()
const PROMO_LIMIT = 2
const STOCK = [8, 5, 12]
const SEQUENCES = 2_000
const AT_ONCE = 2

class Undone extends Error {}

async function makeWorld(): Promise<World> {
  return {
    staff: await makeStaff(shop.db, { role: 'manager' }),
    department: await makeDepartment(shop.db),
    products: await Promise.all(
      STOCK.map((stock, i) =>
        makeProduct(shop.db, { stock, price: cordobas(90 + i), discountPercent: 7 * i }),
      ),
    ),
    promo: await makePromoCode(shop.db, { maxUses: PROMO_LIMIT, endsOn: '2099-12-31' as never }),
  }
}

/** One story in a transaction that is undone at its end, so that each begins with the same shelf. */
async function tell(world: World, steps: Step[]) {
  const story = shop.db.transaction(async (tx) => {
    const stocked = world.products.map(({ id }, index) => ({ id, stock: STOCK[index] ?? 0 }))
    const model = new OrderModel(stocked, PROMO_LIMIT)
    const underTest = new ShopUnderTest(tx, world, model)
    for (const [index, next] of steps.entries()) {
      const outcome = await underTest.take(next)
      await tx.execute(sql`set constraints all immediate`)
      await tx.execute(sql`set constraints all deferred`)
      const seen = {
        did: outcome?.did,
        broken: await brokenInvariants(tx),
        differences: await underTest.differences(),
      }
      expect(seen, `step ${index + 1}: ${JSON.stringify(next)}`).toEqual({
        did: outcome?.expected,
        broken: [],
        differences: [],
      })
    }
    throw new Undone()
  })
  await story.catch((error) => {
    if (!(error instanceof Undone)) throw error
  })
}

test('whatever people and the card provider do, and in which order, stock and promo uses are exactly what the orders say', async () => {
  const worlds = await Promise.all(Array.from({ length: AT_ONCE }, makeWorld))
  const stories = fc.array(step, { minLength: 4, maxLength: 12 })
  await Promise.all(
    worlds.map((world) =>
      fc.assert(
        fc.asyncProperty(stories, (steps) => tell(world, steps)),
        { numRuns: SEQUENCES / AT_ONCE },
      ),
    ),
  )
}, 600_000)
