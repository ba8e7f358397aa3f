import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createPool, reachDatabase } from './client.ts'

const shop = testDatabase()

async function value(sql: string) {
  return (await shop.pool.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]
}

it('reads counts as numbers, exact amounts as text, days as text and moments as dates', async () => {
  expect(await value('select 9007199254740991::bigint')).toBe(9007199254740991)
  expect(await value('select 1.50::numeric')).toBe('1.50')
  expect(await value("select date '2026-02-28'")).toBe('2026-02-28')
  expect(await value("select timestamptz '2026-02-28 12:00-06'")).toEqual(new Date('2026-02-28T18:00:00Z'))
})

it('refuses a number too large to be exact', async () => {
  await expect(value('select 9007199254740993::bigint')).rejects.toThrow(/9007199254740993 is too large/)
})

it('says in one sentence that a database is not there, without its password', async () => {
  const pool = createPool('postgres://shop:secret-word@127.0.0.1:1/tienda', { max: 1 })
  await expect(reachDatabase(pool)).rejects.toThrow(
    /^No se alcanza la base de datos tienda en 127.0.0.1:1: [^\n]+$/,
  )
  await expect(reachDatabase(pool)).rejects.not.toThrow(/secret-word/)
  await pool.end()
})
