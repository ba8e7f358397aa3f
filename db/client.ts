import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '#db/schema/index.ts'
import { Refusal } from './refusal.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a verb works on: the whole database, or a transaction that its caller holds. */
export type Db = Database | Transaction

const { DATE, INT8 } = pg.types.builtins
pg.types.setTypeParser(INT8, asNumber)
pg.types.setTypeParser(DATE, (value) => value)

function asNumber(value: string) {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large to count with exactly`)
  return number
}

type PoolOptions = { max: number; statementTimeout?: number }

export function createPool(url: string, { max, statementTimeout = 15_000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'fitonica',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  // An idle connection that breaks leaves the pool by itself; without a listener its error would end the process.
  pool.on('error', (error) => {
    // While the pool closes, its last connections may hear of a database that is stopping too.
    if (!pool.ending) console.warn(`A database connection was lost: ${error.message}`)
  })
  return pool
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool, schema })
}

const kept = Symbol.for('fitonica.database')

/** The process's one handle, on DATABASE_URL. Kept globally: the server and the built pages each have their own copy of this module. */
export function database(): Database {
  const global = globalThis as { [kept]?: Database }
  global[kept] ??= createDatabase(createPool(databaseUrl(), { max: 10 }))
  return global[kept]
}

export async function closeDatabase() {
  const global = globalThis as { [kept]?: Database }
  await global[kept]?.$client.end()
  delete global[kept]
}

function databaseUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  throw new Error('DATABASE_URL is not set: the starter sets it before anything asks for the database')
}

/** Asks the database once, so that one that is not there is said in one sentence. */
export async function reachDatabase(pool: pg.Pool) {
  try {
    await pool.query('select')
  } catch (error) {
    const { host, pathname } = new URL(pool.options.connectionString ?? '')
    const reason = (error as Error).message || (error as { code?: string }).code
    throw new Refusal(`No se alcanza la base de datos ${pathname.slice(1)} en ${host}: ${reason}`)
  }
}
