import { PgBoss } from 'pg-boss'
import { SHOP_TIME_ZONE } from '#app/shop/kernel/business-day.ts'
import { createDatabase, createPool } from '#db/client.ts'
import type { Environment } from '../environment.ts'
import { listen } from '../listen.ts'
import type { Logger } from '../logger.ts'
import { jobs } from './jobs.ts'

/** Work that no request waits for: each job on its timetable, and at once when the database calls for it. */
export async function runJobs(url: string, environment: Environment, log: Logger) {
  const pool = createPool(url, { max: 3, statementTimeout: 120_000 })
  const db = createDatabase(pool)
  const boss = new PgBoss({ connectionString: url, max: 2, schema: 'jobs' })
  boss.on('error', (error) => log.warn({ error: String(error) }, 'the job queue reports a fault'))
  await boss.start()

  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 3, retryBackoff: true })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      const done = await run(db, { now: new Date(), environment })
      if (done) log.info({ job: name, done }, 'job done')
    })
    await boss.schedule(name, cron, null, { tz: SHOP_TIME_ZONE })
  }

  const handlers = Object.fromEntries(
    jobs.flatMap(({ name, calledBy }) => (calledBy ? [[calledBy, () => void boss.send(name, null)]] : [])),
  )
  const ears = listen({ url, handlers, onReconnect: () => undefined, log })
  await ears.started
  return {
    async stop() {
      await ears.stop()
      await boss.stop({ graceful: true, timeout: 5_000 })
      await pool.end()
    },
  }
}
