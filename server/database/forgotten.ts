import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#db/refusal.ts'
import type { Log } from './log.ts'

/**
 * A shop that was killed leaves its PostgreSQL running, or only the pid file of one. The first is stopped cleanly,
 * so that the new shop's runs with today's settings and as its child; the second may carry a number that by now
 * belongs to another program, which PostgreSQL would take for itself.
 */
export async function endForgotten(directory: string, log: Log) {
  const pid = writtenPid(directory)
  if (pid === undefined || !isAlive(pid)) return
  if (!isPostmaster(pid, directory)) return rmSync(join(directory, 'postmaster.pid'), { force: true })
  log.info(`Stopping the database of a shop that was killed (process ${pid})`)
  process.kill(pid, 'SIGINT')
  if (await isGone(pid, directory, 60_000)) return
  process.kill(pid, 'SIGQUIT')
  if (await isGone(pid, directory, 10_000)) return
  throw new Refusal(
    `El proceso anterior de la base de datos (${pid}) no se detiene: deténlo a mano e inicia de nuevo.`,
  )
}

function writtenPid(directory: string) {
  try {
    return Number.parseInt(readFileSync(join(directory, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** PostgreSQL's main process works in its data folder, and its arguments name it. */
function isPostmaster(pid: number, directory: string) {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory)
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      directory,
    )
  } catch {
    return false
  }
}

/** An ended process keeps its number until its parent has seen its end, which can take a while: ask for the program itself. */
async function isGone(pid: number, directory: string, within: number) {
  const end = Date.now() + within
  while (Date.now() < end) {
    if (!isPostmaster(pid, directory)) return true
    await pause(20)
  }
  return false
}
