import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createPool } from '#db/client.ts'
import { startEmbeddedPostgres } from '../embedded.ts'
import { findPlace } from '../place.ts'

export type Victim = 'shop' | 'database' | 'both'
type Round = { dataDir: string; victim: Victim; afterRows: number }

const quiet = { info: () => undefined, error: () => undefined }

/** Kills under writes, starts again, and answers the acknowledged rows that are missing. */
export async function crash({ dataDir, victim, afterRows }: Round) {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(writer, 'exit')
  const acknowledged: number[] = []
  let killedAt: number | undefined
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line))
    if (acknowledged.length === afterRows) {
      if (victim !== 'shop') process.kill(postmaster(dataDir), 'SIGKILL')
      if (victim !== 'database') writer.kill('SIGKILL')
      killedAt = acknowledged.length
    }
    // The database alone was killed: the shop must have it back and go on writing, and then stop cleanly.
    if (victim === 'database' && killedAt && acknowledged.length === killedAt + 500) writer.kill('SIGTERM')
  }
  await ended
  return { acknowledged: acknowledged.length, ...(await startAgain(acknowledged, dataDir)) }
}

function postmaster(dataDir: string) {
  return Number.parseInt(readFileSync(join(findPlace(dataDir).directory, 'postmaster.pid'), 'utf8'), 10)
}

async function startAgain(acknowledged: number[], dataDir: string) {
  const from = performance.now()
  const database = await startEmbeddedPostgres({ dataDir, log: quiet })
  const startedIn = Math.round(performance.now() - from)
  const pool = createPool(database.url, { max: 1 })
  try {
    const { rows } = await pool.query('select id from written')
    const found = new Set(rows.map(({ id }) => id))
    return { missing: acknowledged.filter((id) => !found.has(id)), startedIn }
  } finally {
    await pool.end()
    await database.stop()
  }
}
