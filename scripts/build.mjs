import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pinnedNode, Refusal, root, run, runTool, timed } from './steps.mjs'

const marker = join(root, 'build/.fitonica-sources')
const folders = ['app', 'db', 'public']
const notBuilt = /\.test\.tsx?$|^db\/(seed|migrations)\//
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/compress-assets.ts',
]

/** Builds the pages, unless they are built from these very sources. */
export async function build() {
  const wanted = fingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  rmSync(marker, { force: true })
  const code = await timed('Construyendo las páginas', buildAndCompress)
  if (code !== 0) throw new Refusal('No se pudieron construir las páginas; el motivo está arriba.')
  writeFileSync(marker, wanted)
}

async function buildAndCompress() {
  const code = await runTool('react-router', ['build'], { NODE_ENV: 'production' })
  return code || run(pinnedNode, ['scripts/compress-assets.ts'])
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
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !notBuilt.test(path))
    .sort()
}
