import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Db, Transaction } from '#db/client.ts'
import { settings } from '#db/schema/settings.ts'
import { testDatabase } from '#tests/support/database.ts'
import { allOrNothing } from './all-or-nothing.server.ts'

const shop = testDatabase()
const write = (db: Db, key: string) => db.insert(settings).values({ key, value: 1 })
const keys = async () => (await shop.db.select().from(settings).orderBy(settings.key)).map(({ key }) => key)

beforeEach(() => shop.db.delete(settings))

test('what went well stays', async () => {
  const outcome = await allOrNothing(shop.db, async (tx) => {
    await write(tx, 'a')
    return { ok: true as const, id: 7 }
  })
  expect(outcome).toEqual({ ok: true, id: 7 })
  expect(await keys()).toEqual(['a'])
})

test('a refusal is told and leaves nothing behind', async () => {
  const outcome = await allOrNothing(shop.db, async (tx) => {
    await write(tx, 'a')
    return { ok: false as const, reason: 'no' }
  })
  expect(outcome).toEqual({ ok: false, reason: 'no' })
  expect(await keys()).toEqual([])
})

test('inside a transaction, a refusal takes back only its own part', async () => {
  await shop.db.transaction(async (tx) => {
    await write(tx, 'a')
    await allOrNothing(tx, async (inner) => {
      await write(inner, 'b')
      return { ok: false as const }
    })
    await write(tx, 'c')
  })
  expect(await keys()).toEqual(['a', 'c'])
})

test('a surprise is thrown and leaves nothing behind', async () => {
  const broken = allOrNothing(shop.db, async (tx): Promise<{ ok: true }> => {
    await write(tx, 'a')
    throw new Error('a bug')
  })
  await expect(broken).rejects.toThrow('a bug')
  expect(await keys()).toEqual([])
})

test('of two that wait for each other both get through, one of them at the second go', async () => {
  await write(shop.db, 'a')
  await write(shop.db, 'b')
  let goes = 0
  const bothAreIn = Promise.withResolvers<void>()
  const inOrder = (first: string, second: string) =>
    allOrNothing(shop.db, async (tx: Transaction) => {
      goes += 1
      await tx.execute(sql`update settings set value = to_jsonb((value::text)::int + 1) where key = ${first}`)
      if (goes === 2) bothAreIn.resolve()
      await bothAreIn.promise
      await tx.execute(
        sql`update settings set value = to_jsonb((value::text)::int + 1) where key = ${second}`,
      )
      return { ok: true as const }
    })
  await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')])
  expect(goes).toBe(3)
  expect(await shop.db.select().from(settings).orderBy(settings.key)).toMatchObject([
    { value: 3 },
    { value: 3 },
  ])
})
