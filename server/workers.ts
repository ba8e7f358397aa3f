import cluster from 'node:cluster'
import type { Environment } from './environment.ts'
import type { Logger } from './logger.ts'

/** Several processes answer on one port; one that dies is replaced. */
export function startWorkers({ WEB_WORKERS, PUBLIC_URL }: Environment, log: Logger) {
  let stopping = false
  for (let n = 0; n < WEB_WORKERS; n++) cluster.fork()
  const ready = new Promise<void>((resolve) => {
    let listening = 0
    cluster.on('listening', () => ++listening === WEB_WORKERS && resolve())
  })
  cluster.on('exit', (worker, code) => {
    if (stopping) return
    log.error({ worker: worker.id, code }, 'a worker ended; another takes its place')
    setTimeout(() => !stopping && cluster.fork(), 500)
  })
  return {
    ready,
    address: () => PUBLIC_URL,
    async stop() {
      stopping = true
      const left = Object.values(cluster.workers ?? {}).map(
        (worker) => new Promise<void>((resolve) => worker?.once('exit', () => resolve()).kill('SIGTERM')),
      )
      await Promise.all(left)
    },
  }
}
