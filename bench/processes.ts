import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import type { Load } from './load.ts'

const run = promisify(execFile)

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a server and waits for its first good answer; gives how long that took. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  port: number,
  readyPath: string,
) {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(port, readyPath))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { child, startMs: Math.round(performance.now() - started) }
}

async function answers(port: number, path: string) {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).ok
  } catch {
    return false
  }
}

export async function stopServer(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

export async function loadFrom(port: number, path: string, seconds: number): Promise<Load> {
  const { stdout } = await run(process.execPath, [
    'bench/load-process.ts',
    String(port),
    path,
    String(seconds),
  ])
  return JSON.parse(stdout) as Load
}

/** Resident memory in MiB. */
export function memory(child: ChildProcess): number | null {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  } catch {
    return null
  }
}
