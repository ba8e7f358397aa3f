import { createPool, reachDatabase } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from './database/open.ts'
import type { Environment } from './environment.ts'
import { furnish } from './furnish.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { createLogger } from './logger.ts'
import { onParentGone } from './parent.ts'
import { keepSecret } from './secrets.ts'
import { serveShop } from './serve-shop.ts'
import { onceAsked } from './stop.ts'
import { startWorkers } from './workers.ts'

/** From nothing to a shop that answers: database, model, goods, first owner, pages, jobs. */
export async function openShop(environment: Environment) {
  const log = createLogger(environment.LOG_LEVEL)
  const say = (line: string) => console.log(line)
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  onParentGone(onceAsked(closeAll, log))
  try {
    const opened = await openDatabase(environment, { log })
    closers.push(opened.stop)
    process.env.DATABASE_URL = opened.url
    process.env.SESSION_SECRET ??= keepSecret(environment.DATA_DIR, 'session-secret')
    process.env.PUBLIC_URL = environment.PUBLIC_URL
    process.env.DATA_DIR = environment.DATA_DIR

    const pool = createPool(opened.url, { max: 4, statementTimeout: 600_000 })
    closers.push(() => pool.end())
    await reachDatabase(pool)
    await migrate(pool, { log })
    const owner = await furnish(pool, environment, say)
    const jobs = await runJobs(opened.url, environment, log)
    closers.push(jobs.stop)
    const serving =
      environment.WEB_WORKERS > 1 ? startWorkers(environment, log) : await serveShop(environment, log)
    closers.push(serving.stop)
    await serving.ready
    say(`\n  La tienda está abierta:  ${serving.address()}`)
    say(`  Administración:          ${serving.address()}/admin`)
    if (owner) say(`  Primera cuenta:          ${owner.email}  ${owner.password}`)
    if (!environment.SMTP_URL) say(`  Sin SMTP_URL, el correo se guarda en ${environment.DATA_DIR}/mail`)
  } catch (error) {
    await closeAll()
    throw error
  }
}
