import { createDatabase, createPool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { addressOf, asOnly, migrationsHash, testServer } from '#tests/support/template-database.ts'
import { seedHash } from './seed-hash.ts'

const quiet = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) }

/** The whole demo shop once, which every worker clones; made again only when the model or the seed changed. */
export default async function setup() {
  const server = await testServer('browser')
  const name = `demo_${migrationsHash()}_${seedHash()}`
  await asOnly(server.url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_making`)
    await client.query(`create database ${name}_making`)
    const pool = createPool(addressOf(server.url, `${name}_making`), { max: 4, statementTimeout: 300_000 })
    await migrate(pool, { log: quiet })
    await seedDemo(createDatabase(pool), { now: new Date(), log: () => undefined })
    await pool.end()
    await client.query(`alter database ${name}_making rename to ${name}`)
  })
  process.env.E2E_SERVER_URL = server.url
  process.env.E2E_TEMPLATE = name
  return server.stop
}
