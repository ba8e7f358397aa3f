import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cordobas, ZERO } from '#app/shop/kernel/money.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { closings } from '#db/schema/closings.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { closeDay } from './close-day.server.ts'
import { unclosedSales, unreturnedSales } from './unclosed-sales.server.ts'

const shop = testDatabase()
const now = new Date('2026-05-04T18:00:00Z')

async function somebodyWaits() {
  for (;;) {
    const { rows } = await shop.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows.length > 0) return
  }
}

test('a sale that is cancelled while the day is being closed is not in the closing', async () => {
  const by = await makeStaff(shop.db, { role: 'owner' })
  const product = await makeProduct(shop.db, { price: cordobas(100), stock: 10 })
  const lines = [{ productId: product.id, quantity: 1 }]
  const cancelled = await makeOrder(shop.db, { lines, status: 'completado', now })
  await makeOrder(shop.db, { lines, status: 'completado', now })

  let closing: ReturnType<typeof closeDay> | undefined
  await shop.db.transaction(async (tx) => {
    const change = { orderId: cancelled.id, to: 'cancelado' as const, version: 1, by, now }
    expect(await changeOrderStatus(tx as never, change)).toMatchObject({ ok: true })
    closing = closeDay(shop.db, { by, comment: null, openingAmount: ZERO, cash: null, now })
    await Promise.race([closing, somebodyWaits()])
  })
  const closed = await closing
  expect(closed).toMatchObject({ ok: true, expected: cordobas(100) })
  const [row] = await shop.db
    .select()
    .from(closings)
    .where(eq(closings.day, '2026-05-04' as never))
  expect(row?.salesTotal).toBe(cordobas(100))
  expect(await unclosedSales(shop.db)).toEqual([])
  expect(await unreturnedSales(shop.db)).toEqual([])
})
