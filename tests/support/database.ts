import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, createPool, type Database } from '#db/client.ts'
import { addressOf } from './template-database.ts'

type TestDatabase = {
  readonly db: Database
  readonly pool: pg.Pool
  readonly url: string
  /** A further handle with connections of its own, for rivals; closed by itself at the end. */
  connect(options?: { max?: number }): Database
}

/** A shop of this test file's own, migrated and empty; commits are real, so races can be tested. */
export function testDatabase({ max = 10 }: { max?: number } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = addressOf(inject('serverUrl'), name)
  const pools: pg.Pool[] = []
  const open = (size: number) => {
    const pool = createPool(url, { max: size, statementTimeout: 60_000 })
    pools.push(pool)
    return createDatabase(pool)
  }
  let db: Database | undefined

  beforeAll(async () => {
    await onServer((client) => client.query(`create database ${name} template ${inject('template')}`))
    db = open(max)
  })
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()))
    await onServer((client) => client.query(`drop database if exists ${name} with (force)`))
  })
  const ready = () => {
    if (!db) throw new Error('The database is there from beforeAll on')
    return db
  }
  return {
    url,
    get db() {
      return ready()
    },
    get pool() {
      return ready().$client
    },
    connect: ({ max: size = 1 } = {}) => open(size),
  }
}

async function onServer(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: inject('serverUrl') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
