import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret made once and kept in `dataDir/name`, readable by the owner only. */
export function keepSecret(dataDir: string, name: string, make = randomSecret): string {
  const file = join(dataDir, name)
  return readKept(file) ?? keep(file, make())
}

export function randomSecret() {
  return randomBytes(32).toString('base64url')
}

function readKept(file: string) {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written aside and linked into place: two processes starting together agree on one secret, and a crash leaves no half of one. */
function keep(file: string, secret: string) {
  mkdirSync(join(file, '..'), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
    return secret
  } catch (error) {
    const kept = readKept(file)
    if (kept === undefined) throw error
    return kept
  } finally {
    rmSync(draft)
  }
}
