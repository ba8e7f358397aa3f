import { Refusal } from '#db/refusal.ts'
import type { Environment } from '../environment.ts'
import { type Database, runningPostgres, startEmbeddedPostgres } from './embedded.ts'
import type { Log } from './log.ts'

type Needs = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

/** The database of the running shop: the one that DATABASE_URL names, else its own. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Needs,
  { log }: { log: Log },
): Promise<Database> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined }
  if (process.platform === 'win32')
    throw new Refusal('En Windows pon DATABASE_URL, o usa la tienda dentro de WSL.')
  return startEmbeddedPostgres({ dataDir: DATA_DIR, log })
}

/** The same database for a command of a moment, which a running shop shares with it. */
export async function borrowDatabase(environment: Needs, { log }: { log: Log }): Promise<Database> {
  const url = environment.DATABASE_URL ?? (await runningPostgres(environment.DATA_DIR))
  return url ? { url, stop: async () => undefined } : openDatabase(environment, { log })
}
