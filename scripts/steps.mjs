import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { holdOnly } from '../server/only-one.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const pinnedNode = join(root, 'node_modules/.bin/node')

/** A failure that a person can mend: shown as its sentence alone. */
export class Refusal extends Error {}

/** Runs a program of node_modules with the pinned Node; answers its exit code. */
export function runTool(name, args, env = {}) {
  return run(pinnedNode, [join(root, 'node_modules/.bin', name), ...args], env)
}

/** Runs a program with its output on ours; answers its exit code. */
export function run(command, args, env = {}) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A step that may take long says what it does, that it goes on, and how long it took. */
export async function timed(title, work) {
  const start = Date.now()
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`
  console.log(`${title} ...`)
  const sign = setInterval(() => console.log(`${title}: van ${seconds()}`), 10_000)
  try {
    return await work()
  } finally {
    clearInterval(sign)
    console.log(`${title}: ${seconds()}`)
  }
}

/** Two commands started together on a new clone must not install over each other: the second waits and finds it done. */
export async function oneAtATime(work) {
  let release = await holdOnly(`prepare ${root}`)
  if (!release)
    console.log('Otro comando de esta carpeta está instalando o construyendo: esperando a que termine')
  while (!release) {
    await pause(300)
    release = await holdOnly(`prepare ${root}`)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

export async function orRefuse(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}
