import type { Environment } from './environment.ts'
import { createLogger } from './logger.ts'
import { serveShop } from './serve-shop.ts'
import { onceAsked } from './stop.ts'

/** One of several processes that answer; the first process made the database ready. */
export async function runWorker(environment: Environment) {
  const log = createLogger(environment.LOG_LEVEL)
  let close = async () => {}
  onceAsked(() => close(), log)
  const serving = await serveShop(environment, log)
  close = serving.stop
}
