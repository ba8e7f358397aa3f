import { createPool } from '#db/client.ts'
import { startEmbeddedPostgres } from '../embedded.ts'

/** A shop with nothing but its database: writes without pause and says each row that the database has acknowledged. */
const log = { info: (text: string) => console.error(text), error: (text: string) => console.error(text) }
const dataDir = process.argv[2] ?? ''
const database = await startEmbeddedPostgres({ dataDir, log })
const pool = createPool(database.url, { max: 4 })
await pool.query(
  'create table if not exists written (id bigint generated always as identity, at timestamptz)',
)

let stopping = false
process.once('SIGTERM', () => {
  stopping = true
})
await Promise.all([1, 2, 3, 4].map(writeOn))
await pool.end()
await database.stop()

async function writeOn() {
  while (!stopping) {
    try {
      const { rows } = await pool.query('insert into written (at) values (now()) returning id')
      process.stdout.write(`${rows[0].id}\n`)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
