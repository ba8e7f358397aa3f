import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { importCounts } from './import-counts.server.ts'
import { prepareImport } from './prepare-import.server.ts'
import { readImport } from './read-import.server.ts'
import { runImport } from './run-import.server.ts'
import { startImport } from './start-import.server.ts'
import { storeImport } from './store-import.server.ts'

const shop = testDatabase()
const ROWS = 50_000

test('fifty thousand rows come in while the process goes on with other things', {
  timeout: 600_000,
}, async () => {
  const by = await makeStaff(shop.db, { role: 'manager' })
  const now = new Date('2026-11-21T15:00:00Z')
  const rows = Array.from({ length: ROWS }, (_, place) =>
    place % 1000 === 999
      ? `S${place},,x,1,`
      : `S${place},Producto número ${place},12.50,${place}.25,${place % 7}`,
  )
  const bytes = new TextEncoder().encode(['sku,name,cost,price,stock', ...rows].join('\r\n'))
  const stored = await storeImport(shop.db, { fileName: 'todo.csv', bytes, by, now })
  if (!stored.ok) throw new Error(stored.reason)

  let turns = 0
  const other = setInterval(() => turns++, 20)

  await prepareImport(shop.db, { importId: stored.id })
  const turnsWhileReading = turns

  expect(await importCounts(shop.db, stored.id)).toMatchObject({ create: ROWS - 50, error: 50 })
  await startImport(shop.db, { importId: stored.id, mode: 'row-by-row', withStock: true })
  await runImport(shop.db, { importId: stored.id, now })

  clearInterval(other)

  expect(turnsWhileReading).toBeGreaterThan(20)
  expect(turns).toBeGreaterThan(100)
  expect(await readImport(shop.db, stored.id)).toMatchObject({ state: 'done', rowsDone: ROWS - 50 })
  const { rows: sums } = await shop.db.execute(sql`
    select count(*)::int as products, sum(on_hand)::int as units,
      (select sum(quantity)::int from stock_movements) as moved from stock`)
  expect(sums).toEqual([{ products: ROWS - 50, units: expect.any(Number), moved: sums[0]?.units }])
})
