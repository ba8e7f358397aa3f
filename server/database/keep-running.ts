import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'
import { type Failure, shutDown } from './postmaster.ts'

/** A PostgreSQL that dies under the shop is started again on the same port; the pool's next connections find it. */
export function keepRunning(first: ChildProcess, start: () => Promise<ChildProcess | Failure>, log: Log) {
  let child = first
  let stopping = false
  let restarting = Promise.resolve()
  watch()

  function watch() {
    child.once('exit', (code, signal) => {
      if (stopping) return
      log.error(`The database ended unexpectedly (${signal ?? code}): starting it again`)
      restarting = restart()
    })
  }

  async function restart() {
    while (!stopping) {
      const next = await start().catch((error: Error) => error)
      if (typeof next === 'object' && 'pid' in next) {
        child = next
        watch()
        return log.info('The database runs again')
      }
      if (next instanceof Error) log.error(next.message)
      await pause(500)
    }
  }

  return async function stop() {
    stopping = true
    await restarting
    await shutDown(child)
  }
}
