import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type Database, runningPostgres, startEmbeddedPostgres } from './embedded.ts'
import { findPlace } from './place.ts'

const folder = mkdtempSync(join(tmpdir(), 'postgres x ñ-'))
chmodSync(folder, 0o755)
const [dataDir, otherDir] = [join(folder, 'data'), join(folder, 'other')]
const log = { info: () => undefined, error: () => undefined }

const running: Database[] = []
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(directory = dataDir) {
  const database = await startEmbeddedPostgres({ dataDir: directory, log })
  running.push(database)
  return database
}

async function stopAll() {
  for (const database of running.splice(0)) await database.stop()
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.map(([value]) => value)
}

it('is durable, closed to other machines, and speaks Spanish', async () => {
  const { url } = await start()
  expect(
    await ask(
      url,
      `select setting from unnest(array['fsync', 'synchronous_commit', 'full_page_writes',
    'listen_addresses', 'password_encryption', 'server_encoding']) n, current_setting(n) setting`,
    ),
  ).toEqual(['on', 'on', 'on', '127.0.0.1', 'scram-sha-256', 'UTF8'])
  expect(
    await ask(url, "select auth_method from pg_hba_file_rules where auth_method <> 'scram-sha-256'"),
  ).toEqual([])
  expect(
    await ask(
      url,
      `select n from unnest(array['Zinc', 'ñame', 'Nuez', 'Árnica', 'ajo']) n
    order by n collate "es-x-icu"`,
    ),
  ).toEqual(['ajo', 'Árnica', 'Nuez', 'ñame', 'Zinc'])
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600)
})

it('keeps its data and its address', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 7 as number')
  await stopAll()
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select number from kept')).toEqual([7])
})

it('is had by one shop at a time, and a command of a moment finds it', async () => {
  expect(await runningPostgres(dataDir)).toBeUndefined()
  const { url } = await start()
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/^Otra tienda ya usa los datos de /)
  expect(await runningPostgres(dataDir)).toBe(url)
  await stopAll()
  expect(await runningPostgres(dataDir)).toBeUndefined()
})

it('runs beside another copy, and moves when another program has its port', async () => {
  const first = await start()
  const second = await start(otherDir)
  expect(await ask(first.url, 'select 1')).toEqual(await ask(second.url, 'select 1'))
  await stopAll()

  const port = Number(new URL(first.url).port)
  const stranger = createServer().listen(port, '127.0.0.1')
  const moved = await start()
  expect(new URL(moved.url).port).not.toBe(String(port))
  expect(await ask(moved.url, 'select number from kept')).toEqual([7])
  stranger.close()
})

it('takes a pid file whose number now belongs to another program for what it is', async () => {
  await (await start()).stop()
  running.length = 0
  const { directory } = findPlace(dataDir)
  writeFileSync(join(directory, 'postmaster.pid'), `${process.pid}\n${directory}\n1\n5432\n\n127.0.0.1\n`)
  expect(await ask((await start()).url, 'select number from kept')).toEqual([7])
})

it('refuses data of another PostgreSQL in one sentence', async () => {
  const { directory } = findPlace(otherDir)
  writeFileSync(join(directory, 'PG_VERSION'), '17\n')
  await expect(start(otherDir)).rejects.toThrow(/son de PostgreSQL 17 y esta tienda trae el 18/)
})
