import { resolve } from 'node:path'
import type pg from 'pg'
import { closeDatabase, createPool, reachDatabase } from '#db/client.ts'
import { Refusal } from '#db/refusal.ts'
import { borrowDatabase } from '../../server/database/open.ts'
import { type Environment, readEnvironment } from '../../server/environment.ts'

type Command = { pool: pg.Pool; environment: Environment; log: typeof log }

export const log = { info: (text: string) => console.log(text), error: (text: string) => console.error(text) }

/** Runs a command on the shop's database, started for it when no shop is running. */
export async function onDatabase(work: (command: Command) => Promise<void>) {
  try {
    const environment = readEnvironment()
    const database = await borrowDatabase(environment, { log })
    process.env.DATABASE_URL = database.url
    process.env.DATA_DIR = environment.DATA_DIR
    const pool = createPool(database.url, { max: 4, statementTimeout: 0 })
    try {
      await reachDatabase(pool)
      await work({ pool, environment, log })
    } finally {
      await closeDatabase()
      await pool.end()
      await database.stop()
    }
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/** The file that the command line names, from the folder in which the person typed it. */
export function namedFile(command: string) {
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  if (file) return resolve(process.env.INIT_CWD ?? '.', file)
  console.error(`Falta el archivo: npm run ${command} ARCHIVO`)
  process.exit(1)
}
