import { createHash } from 'node:crypto'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { readHistory } from './migrate.ts'
import { quoted, quotedList, readTables } from './tables.ts'

export const backupFormat = 'fitonica-backup-1'

/**
 * Everything in the database at one moment, as lines of JSON in a gzip file: a header with the migrations, each
 * table's name and count followed by its rows, the sequences, and a checksum of all that. The shop may run on.
 */
export async function backUp(pool: pg.Pool, file: string, now: Date) {
  const client = await pool.connect()
  const draft = `${file}.part`
  const counts: Record<string, number> = {}
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin transaction isolation level serializable read only deferrable')
    const lines = Readable.from(withChecksum(everything(client, now, counts)))
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
    renameSync(draft, file)
    return counts
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    client.release(true)
  }
}

async function* everything(client: pg.ClientBase, now: Date, counts: Record<string, number>) {
  yield [JSON.stringify({ format: backupFormat, madeAt: now, migrations: await readHistory(client) })]
  for (const { name, columns } of await readTables(client)) {
    const { rows } = await client.query<{ count: number }>(`select count(*) from ${quoted(name)}`)
    const count = rows[0]?.count ?? 0
    counts[name] = count
    yield [JSON.stringify({ table: name, rows: count })]
    yield* rowsOf(client, name, columns)
  }
  yield [JSON.stringify({ sequences: await readSequences(client) })]
}

async function* rowsOf(client: pg.ClientBase, name: string, columns: string[]) {
  await client.query(
    `declare backup cursor for
     select row_to_json(line)::text as line from (select ${quotedList(columns)} from ${quoted(name)}) line`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>('fetch 2000 from backup')
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close backup')
}

export type Sequence = { name: string; value: number; called: boolean }

async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value as value, is_called as called from ${quoted(name)}`,
    )
    sequences.push({ name, value: rows[0]?.value ?? 1, called: rows[0]?.called ?? false })
  }
  return sequences
}

async function* withChecksum(batches: AsyncGenerator<string[]>) {
  const hash = createHash('sha256')
  for await (const batch of batches) {
    const text = `${batch.join('\n')}\n`
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}
