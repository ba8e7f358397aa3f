import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createPool } from './client.ts'
import { migrate, readMigrations } from './migrate.ts'

const shop = testDatabase()
const log = { info: () => undefined }
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  for (const { name, sql } of readMigrations()) writeFileSync(join(folder, name), sql)
  write('9001_one.sql', 'create table one (id int); insert into one values (1);')
  await shop.pool.query("drop table if exists one, two; delete from schema_migrations where name like '9%'")
})

function write(name: string, sql: string) {
  writeFileSync(join(folder, name), sql)
}

async function rows(table: string) {
  return (await shop.pool.query(`select * from ${table}`)).rowCount
}

it('applies what is new, once, also when two processes start together', async () => {
  const rival = createPool(shop.url, { max: 1 })
  await Promise.all([shop.pool, rival, shop.pool].map((pool) => migrate(pool, { log, folder })))
  await rival.end()
  expect(await rows('one')).toBe(1)
})

it('leaves nothing of a migration that fails, and what came before it stays', async () => {
  write('9002_two.sql', 'create table two (id int); select 1 / 0;')
  await expect(migrate(shop.pool, { log, folder })).rejects.toThrow(
    /^Migration 9002_two.sql: division by zero/,
  )
  expect(await rows('one')).toBe(1)
  await expect(rows('two')).rejects.toThrow(/does not exist/)
  write('9002_two.sql', 'create table two (id int);')
  await migrate(shop.pool, { log, folder })
  expect(await rows('two')).toBe(0)
})

it('reads a file with the line ends of Windows as the same file', async () => {
  write('9002_two.sql', 'create table two (\n  id int\n);\n')
  await migrate(shop.pool, { log, folder })
  write('9002_two.sql', 'create table two (\r\n  id int\r\n);\r\n')
  await migrate(shop.pool, { log, folder })
  expect(await rows('two')).toBe(0)
})

it('refuses a database that is newer than the code, and a migration that was changed', async () => {
  await migrate(shop.pool, { log, folder })
  await expect(migrate(shop.pool, { log })).rejects.toThrow(
    /es más nueva que este código \(tiene la migración 9001_one.sql\)/,
  )
  write('9001_one.sql', 'create table one (id bigint);')
  await expect(migrate(shop.pool, { log, folder })).rejects.toThrow(/La migración 9001_one.sql cambió/)
})
