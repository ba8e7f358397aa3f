import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, root, runTool, timed } from './steps.mjs'

const marker = join(root, 'build/.fitonica-sources')
const folders = ['app', 'db', 'public']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Builds the pages, unless they are built from these very sources. */
export async function build() {
  const wanted = fingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  rmSync(marker, { force: true })
  const code = await timed('Building the pages', () =>
    runTool('react-router', ['build'], { NODE_ENV: 'production' }),
  )
  if (code !== 0) throw new Refusal('The pages could not be built: the reason is above.')
  writeFileSync(marker, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of [...files, ...folders.flatMap(sourcesIn)]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function sourcesIn(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort()
}
