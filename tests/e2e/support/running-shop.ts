import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { createDatabase, createPool, type Database } from '#db/client.ts'
import { addressOf } from '#tests/support/template-database.ts'

export const owner = { email: 'duena.pruebas@example.com', password: 'una-clave-larga-1' }

export type RunningShop = {
  url: string
  databaseUrl: string
  dataDir: string
  db: Database
  stop(): Promise<void>
}

/** The real server on its own copy of the demo shop. */
export async function runShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const { E2E_SERVER_URL = '', E2E_TEMPLATE = '', E2E_PICTURES = '' } = process.env
  const name = `browser_${randomBytes(6).toString('hex')}`
  await onServer(E2E_SERVER_URL, `create database ${name} template ${E2E_TEMPLATE}`)
  const databaseUrl = addressOf(E2E_SERVER_URL, name)
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-'))
  // The same pictures for every shop of a run: drawing them takes longer than most journeys.
  symlinkSync(E2E_PICTURES, join(dataDir, 'media'))
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env })
  const db = createDatabase(createPool(databaseUrl, { max: 4 }))
  return {
    url: server.url,
    databaseUrl,
    dataDir,
    db,
    async stop() {
      await server.stop()
      await db.$client.end()
      await onServer(E2E_SERVER_URL, `drop database if exists ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A server process by itself, for a second one on the same database. */
export async function startServer(env: Record<string, string>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      // Ends by itself when this process is killed.
      npm_lifecycle_event: 'start',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', sayIfWrong)
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode} before it answered`)
    await new Promise((next) => setTimeout(next, 50))
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What the shop logs as an error belongs to the report of the tests. */
function sayIfWrong(line: string) {
  if (/"level":"(error|fatal)"/.test(line)) process.stderr.write(`${line}\n`)
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
