import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '#db/refusal.ts'
import { asAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'

export const databaseUser = 'fitonica'
export const databaseName = 'fitonica'

/** Makes the cluster aside and renames it into place: a folder that is there is a cluster that is whole. */
export async function initialise({ directory, account }: Place, binaries: Binaries, password: string) {
  const draft = `${directory}.new`
  const [data, passwordFile] = [join(draft, 'data'), join(draft, 'password')]
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)

  await runInitdb(join(binaries.folder, 'bin/initdb'), data, passwordFile, account)
  renameSync(data, directory)
  rmSync(draft, { recursive: true })
}

/** Text compares by code point, which is fast; the migrations name the Spanish collation where people see an order. */
async function runInitdb(initdb: string, data: string, passwordFile: string, account: Place['account']) {
  const args = [`--pgdata=${data}`, `--username=${databaseUser}`, `--pwfile=${passwordFile}`]
  args.push('--auth=scram-sha-256', '--encoding=UTF8', '--text-search-config=spanish', '--no-instructions')
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  try {
    await promisify(execFile)(initdb, args, asAccount(account))
  } catch (error) {
    throw new Refusal(
      `No se pudo crear la base de datos en ${data}:\n${(error as { stderr?: string }).stderr ?? error}`,
    )
  }
}

export function isInitialised(directory: string, { major }: Binaries) {
  if (!existsSync(directory)) return false
  const version = Number(readVersion(directory))
  if (version === major) return true
  throw new Refusal(
    `Los datos de ${directory} son de PostgreSQL ${version} y esta tienda trae el ${major}: ` +
      'haz un respaldo con la versión de la tienda que los escribió (npm run db:backup) y restáuralo con esta.',
  )
}

function readVersion(directory: string) {
  try {
    return readFileSync(join(directory, 'PG_VERSION'), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES')
      throw new Refusal(
        `La base de datos de ${directory} es de otro usuario: inicia la tienda con ese usuario o como root.`,
      )
    throw new Refusal(`${directory} no es una base de datos de PostgreSQL (PG_VERSION: ${code}).`)
  }
}
