import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Refusal, run, timed } from './steps.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The machine's Chromium: the one that CHROMIUM names, else the first on the PATH. */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return CHROMIUM
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  return [...onPath, ...places].find((file) => existsSync(file))
}

export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0)
    await timed('Instalando Chromium para las pruebas de navegador', installChromium)
  const installed = findChromium()
  if (installed) return installed
  throw new Refusal(
    'Las pruebas de navegador necesitan Chromium y no está: instálalo (como root: apt-get install chromium, o ' +
      'dnf install chromium), o pon en CHROMIUM la ruta de un Chromium o Chrome.',
  )
}

async function installChromium() {
  if (existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], env)
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], env)
  } else if (existsSync('/usr/bin/dnf')) {
    await run('dnf', ['install', '-y', 'chromium'])
  }
}
