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
  const server = await testServer(project.name)
  const template = await emptyShop(server.url)
  project.provide('serverUrl', server.url)
  project.provide('template', template)
  return server.stop
}

/** TEST_DATABASE_URL names a server to use; otherwise one is started, and its data need not survive a power cut. */
export async function testServer(name: string) {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined }
  const dataDir = resolve(`.cache/test-postgres-${name}`)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 }
  return startEmbeddedPostgres({ dataDir, log: quiet, settings })
}

export async function emptyShop(serverUrl: string): Promise<string> {
  const name = `shop_${migrationsHash()}`
  await asOnly(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_making`)
    await client.query(`create database ${name}_making`)
    const pool = createPool(addressOf(serverUrl, `${name}_making`), { max: 2 })
    await migrate(pool, { log: quiet })
    await pool.end()
    await client.query(`alter database ${name}_making rename to ${name}`)
  })
  return name
}

/** One process at a time makes a template. */
export async function asOnly(serverUrl: string, work: (client: pg.Client) => Promise<void>) {
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
