import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bulkEdit } from '#app/shop/catalog/bulk-edit.server.ts'
import { readProductForStaff } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { prepareImport } from '#app/shop/imports/prepare-import.server.ts'
import { runImport } from '#app/shop/imports/run-import.server.ts'
import { startImport } from '#app/shop/imports/start-import.server.ts'
import { storeImport } from '#app/shop/imports/store-import.server.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'
import { editAdjustment, voidAdjustment } from './edit-adjustment.server.ts'
import { recordAdjustment } from './record-adjustment.server.ts'
import { editStockedProduct } from './save-product.server.ts'

const shop = testDatabase({ max: 16 })
const now = new Date('2026-11-21T15:00:00Z')

test('staff correct stock while customers buy: what is written always adds up', {
  timeout: 120_000,
}, async () => {
  const by = await makeStaff(shop.db, { role: 'manager' })
  const products = [await makeProduct(shop.db), await makeProduct(shop.db), await makeProduct(shop.db)]
  const ids = products.map((product) => product.id)
  const pick = (place: number) => ids[place % ids.length] ?? 0

  const sell = async (place: number) => {
    const lines = [...new Set([pick(place), pick(place + 1)])].map((productId) => ({
      productId,
      quantity: 1 + (place % 2),
    }))
    const order = await makeOrder(shop.db, { lines }).catch((error: Error) => {
      expect(error.message).toContain('not enough stock')
      return null
    })
    if (!order) return
    const to = place % 3 === 0 ? 'cancelado' : 'completado'
    await changeOrderStatus(shop.db, { orderId: order.id, to, version: 1, by, now })
  }
  const adjust = async (place: number) => {
    const kind = place % 2 === 0 ? 'entrada' : 'salida'
    const quantity = 1 + (place % 5)
    const recorded = await recordAdjustment(shop.db, {
      productId: pick(place),
      kind,
      quantity,
      comment: null,
      by,
      now,
    })
    if (!recorded.ok) return
    const adjustment = { kind: 'entrada', quantity: 1 + (place % 3), comment: 'corregido' } as const
    if (place % 3 === 0) await editAdjustment(shop.db, { id: recorded.id, version: 1, adjustment, by, now })
    if (place % 4 === 0) await voidAdjustment(shop.db, { id: recorded.id, by, now })
  }
  const edit = async (place: number) => {
    const stored = await readProductForStaff(shop.db, { id: pick(place), costs: true })
    if (!stored) throw new Error('The product is there')
    const stock = { shown: stored.onHand, wanted: place % 25 }
    const product = { name: `Nombre ${place}` }
    await editStockedProduct(shop.db, { id: stored.id, version: stored.version, product, stock, by, now })
  }
  const bulk = (place: number) =>
    bulkEdit(shop.db, { ids: ids.toReversed(), change: { kind: 'discount', percent: place % 50 }, by, now })
  const bringIn = async (place: number) => {
    const rows = products.map(({ sku, name }) => `${sku},${name},60,100,${5 + (place % 20)}`)
    const bytes = new TextEncoder().encode(['sku,name,cost,price,stock', ...rows].join('\n'))
    const stored = await storeImport(shop.db, { fileName: 'a.csv', bytes, by, now })
    if (!stored.ok) throw new Error(stored.reason)
    await prepareImport(shop.db, { importId: stored.id })
    await startImport(shop.db, { importId: stored.id, mode: 'all-or-nothing', withStock: true })
    await runImport(shop.db, { importId: stored.id, now })
  }

  const rivals = Array.from({ length: 150 }, (_, place) => {
    if (place % 5 < 2) return sell(place)
    if (place % 5 === 2) return adjust(place)
    if (place % 5 === 3) return place % 2 === 0 ? edit(place) : bulk(place)
    return place % 10 === 4 ? bringIn(place) : adjust(place)
  })
  await Promise.all(rivals)
  expect(await brokenInvariants(shop.db)).toEqual([])
  const { rows } = await shop.db.execute<{ lowest: number }>(
    sql`select min(stock_after)::int as lowest from stock_movements`,
  )
  expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0)
})
