import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pinnedNode, Refusal, root, run, timed } from './steps.mjs'

const marker = join(root, 'node_modules/.fitonica-lock')

/** Installs what package-lock.json names, unless that very lock file is installed. */
export async function install() {
  const wanted = fingerprint()
  if (read(marker) === wanted && existsSync(pinnedNode)) return
  rmSync(marker, { force: true })
  const code = await timed('Instalando paquetes', npmCi)
  if (code !== 0) throw new Refusal('No se pudieron instalar los paquetes; npm dice el motivo arriba.')
  if (!existsSync(pinnedNode))
    throw new Refusal(
      'npm no instaló los paquetes completos: repite con los scripts de instalación permitidos.',
    )
  writeFileSync(marker, wanted)
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The npm that runs this script, on the Node that runs it: npm ci removes the pinned one while it works. */
function npmCi() {
  const args = ['ci', '--include=dev', '--ignore-scripts=false']
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm?.endsWith('npm-cli.js') && node) return run(node, [npm, ...args], writableCache())
  return run('npm', args, writableCache())
}

/** A service's user may have no home to keep npm's cache in. */
function writableCache() {
  const cache = process.env.npm_config_cache ?? join(process.env.HOME || '/', '.npm')
  return isWritable(cache) ? {} : { npm_config_cache: join(root, '.cache/npm') }
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch (error) {
    return error.code === 'ENOENT' && dirname(path) !== path && isWritable(dirname(path))
  }
}
