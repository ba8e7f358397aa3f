import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

const quiet = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) }

/** One PostgreSQL for the run and one empty shop in it, which every test file clones. */
export default async function setup(project: TestProject) {
  const template = `shop_${migrationsHash()}`
  const server = await testServer(project.name, template)
  await makeTemplate(server.url, template)
  project.provide('serverUrl', server.url)
  project.provide('template', template)
  return server.stop
}

/** TEST_DATABASE_URL names a server to use; otherwise one is started, and its data need not survive a power cut. */
export async function testServer(name: string, template: string) {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined }
  const dataDir = resolve(`.cache/test-postgres-${name}`)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 }
  const server = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
  await sweep(server.url, template)
  return server
}

/** Nobody else uses a server of our own: what a killed run left, and templates of other days, go. */
async function sweep(serverUrl: string, template: string) {
  await asOnly(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^(test|browser|shop|demo)_' and datname <> $1",
      [template],
    )
    for (const { name } of rows) await client.query(`drop database if exists "${name}" with (force)`)
  })
}

type Fill = (pool: pg.Pool) => Promise<unknown>

/** A migrated database to clone, filled as told. It has its name only once it is whole. */
export async function makeTemplate(serverUrl: string, name: string, fill?: Fill) {
  await asOnly(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_making with (force)`)
    await client.query(`create database ${name}_making`)
    const pool = createPool(addressOf(serverUrl, `${name}_making`), { max: 4, statementTimeout: 300_000 })
    try {
      await migrate(pool, { log: quiet })
      await fill?.(pool)
    } finally {
      await pool.end()
    }
    await client.query(`alter database ${name}_making rename to ${name}`)
  })
}

/** One process at a time makes a template. */
async function asOnly(serverUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('fitonica template'))")
    await work(client)
  } finally {
    await client.end()
  }
}

export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync('db/migrations').sort()) {
    hash.update(file).update(readFileSync(`db/migrations/${file}`))
  }
  return hash.digest('hex').slice(0, 12)
}
