import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { Refusal } from './refusal.ts'

export type Migration = { name: string; hash: string; sql: string }
type Log = { info(message: string): void }
type Options = { log: Log; folder?: string }

const ownFolder = join(import.meta.dirname, 'migrations')
const lockKey = 7_203_114

/** Brings the database to this code's schema. Processes that start together do it once: the others wait, and find it done. */
export async function migrate(pool: pg.Pool, { log, folder = ownFolder }: Options) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const migrations = readMigrations(folder)
    await createHistory(client)
    for (const migration of pending(migrations, await readHistory(client))) {
      log.info(`Migrating the database: ${migration.name}`)
      await client.query('begin')
      await apply(client, migration)
      await client.query('commit')
    }
  } finally {
    // Closed, not kept: with the connection go its lock, its timeout and a transaction that failed.
    client.release(true)
  }
}

export function readMigrations(folder = ownFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

export async function createHistory(client: pg.ClientBase) {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`)
}

export async function apply(client: pg.ClientBase, { name, hash, sql }: Migration) {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error })
  }
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
}

type Applied = Pick<Migration, 'name' | 'hash'>

export async function readHistory(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select name, hash from schema_migrations order by name')
  return rows
}

/** What is left to apply; refuses a database that this code does not know. */
export function pending(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, hash } of applied) {
    const migration = known.get(name)
    if (!migration)
      throw new Refusal(
        `La base de datos es más nueva que este código (tiene la migración ${name}): actualiza el código.`,
      )
    if (migration.hash !== hash)
      throw new Refusal(
        `La migración ${name} cambió después de aplicarse: déjala como estaba y escribe otra, o empieza de cero con npm run db:reset.`,
      )
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}
