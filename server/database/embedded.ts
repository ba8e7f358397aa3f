import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '#db/refusal.ts'
import { holdOnly } from '../only-one.mjs'
import { keepSecret } from '../secrets.ts'
import { findBinaries } from './binaries.ts'
import { databaseName, databaseUser, initialise, isInitialised } from './cluster.ts'
import { renewCollations } from './collations.ts'
import { endForgotten } from './forgotten.ts'
import { keepRunning } from './keep-running.ts'
import type { Log } from './log.ts'
import { choosePort, findPlace, keptPort } from './place.ts'
import { launch } from './postmaster.ts'
import { asArguments, type Settings, serverSettings } from './settings.ts'

export type Database = { url: string; stop(): Promise<void> }
type Options = { dataDir: string; log: Log; settings?: Settings }

/** The shop's own PostgreSQL, in `dataDir`, for as long as this process wants it. One process at a time has it. */
export async function startEmbeddedPostgres({ dataDir, log, settings = {} }: Options): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const release = await holdOnly(lockName(dataDir))
  if (!release)
    throw new Refusal(
      `Otra tienda ya usa los datos de ${dataDir}: detenla, o elige otra carpeta con DATA_DIR.`,
    )
  try {
    const { url, stop } = await startAlone({ dataDir, log, settings })
    return { url, stop: () => stop().finally(release) }
  } catch (error) {
    await release()
    throw error
  }
}

/** The address of the PostgreSQL that another process of the shop runs on `dataDir`, if one does. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const port = keptPort(dataDir)
  if (port === undefined) return undefined
  const release = await holdOnly(lockName(dataDir))
  if (!release) return addressOf(port, keepSecret(dataDir, 'database-password'), databaseName)
  await release()
  return undefined
}

async function startAlone({ dataDir, log, settings }: Required<Options>): Promise<Database> {
  const place = findPlace(dataDir)
  const binaries = findBinaries(place.account)
  const password = keepSecret(dataDir, 'database-password')
  await endForgotten(place.directory, log)
  if (!isInitialised(place.directory, binaries)) {
    log.info(`Making the database in ${place.directory}`)
    await initialise(place, binaries, password)
  }

  const start = (port: number) =>
    launch({
      program: join(binaries.folder, 'bin/postgres'),
      args: ['-D', place.directory, ...asArguments({ ...serverSettings(port), ...settings })],
      account: place.account,
      logFile: join(dataDir, 'postgres.log'),
      url: addressOf(port, password, 'postgres'),
    })
  const { child, port } = await startOnFreePort(dataDir, start)
  const stop = keepRunning(child, () => start(port), log)
  try {
    await withClient(addressOf(port, password, 'postgres'), createDatabase)
    await withClient(addressOf(port, password, databaseName), (client) => renewCollations(client, log))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: addressOf(port, password, databaseName), stop }
}

async function startOnFreePort(dataDir: string, start: (port: number) => ReturnType<typeof launch>) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = await choosePort(dataDir)
    const child = await start(port)
    if (typeof child !== 'string') return { child, port }
    if (child === 'former-still-leaving') await pause(200)
  }
  throw new Refusal(`La base de datos no arrancó; el motivo está en ${join(dataDir, 'postgres.log')}.`)
}

async function createDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function lockName(dataDir: string) {
  return `database ${realpathSync(dataDir)}`
}

function addressOf(port: number, password: string, database: string) {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`
}
