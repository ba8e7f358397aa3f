import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { type Account, canEnter, postgresAccount } from './account.ts'
import { systemFolder } from './binaries.ts'

/** What `DATA_DIR/database.json` remembers: the port, and the data's folder when it is not `DATA_DIR/postgres`. */
type Kept = { port?: number; directory?: string }
export type Place = { directory: string; account: Account | undefined }

export function findPlace(dataDir: string): Place {
  const inside = join(dataDir, 'postgres')
  const directory = read(dataDir).directory ?? inside
  const account = postgresAccount(directory)
  mkdirSync(dataDir, { recursive: true })
  if (!account || directory !== inside || canEnter(dataDir, account)) return { directory, account }

  const outside = join(
    systemFolder,
    'data',
    `${basename(dirname(dataDir))}-${randomBytes(4).toString('hex')}`,
  )
  mkdirSync(dirname(outside), { recursive: true, mode: 0o755 })
  write(dataDir, { ...read(dataDir), directory: outside })
  return { directory: outside, account }
}

export function keptPort(dataDir: string) {
  return read(dataDir).port
}

/** The port of last time while it is free, so that the database's address stays; else any free one. */
export async function choosePort(dataDir: string) {
  const port = (await freePort(keptPort(dataDir) ?? 0)) ?? (await freePort(0))
  write(dataDir, { ...read(dataDir), port })
  return port as number
}

function freePort(wanted: number) {
  return new Promise<number | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

function read(dataDir: string): Kept {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as Kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function write(dataDir: string, kept: Kept) {
  const file = join(dataDir, 'database.json')
  writeFileSync(`${file}.new`, `${JSON.stringify(kept)}\n`, { flush: true })
  renameSync(`${file}.new`, file)
}
