import type { Logger } from './logger.ts'

const PATIENCE_MS = 15_000

/** Ctrl+C and SIGTERM finish what is running, once; a terminal and npm may both send them. */
export function onceAsked(close: () => Promise<void>, log: Logger): () => void {
  let asked = false
  const stop = () => {
    if (asked) return
    asked = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ error: String(error) }, 'the shop did not close cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return stop
}
