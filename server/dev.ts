import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createPool, database } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { createApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { readEnvironment } from './environment.ts'
import { furnish } from './furnish.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { createLogger } from './logger.ts'
import { keepSecret } from './secrets.ts'
import { onceAsked } from './stop.ts'

/** The same shop with hot reload: pages come from Vite instead of the build, and nothing is kept in memory. */
const environment = readEnvironment()
const log = createLogger(environment.LOG_LEVEL)
const closers: (() => Promise<unknown>)[] = []
onceAsked(async () => {
  for (const close of closers.splice(0).reverse()) await close()
}, log)
const opened = await openDatabase(environment, { log })
closers.push(opened.stop)
process.env.DATABASE_URL = opened.url
process.env.SESSION_SECRET ??= keepSecret(environment.DATA_DIR, 'session-secret')
process.env.PUBLIC_URL = environment.PUBLIC_URL
process.env.DATA_DIR = environment.DATA_DIR

const pool = createPool(opened.url, { max: 4, statementTimeout: 600_000 })
closers.push(
  () => pool.end(),
  () => database().$client.end(),
)
await migrate(pool, { log })
const owner = await furnish(pool, environment, console.log)

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
closers.push(() => vite.close())
const renderPage = createRequestHandler(
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  'development',
)
const app = createApp({ environment, pool, log, renderPage, onChange: () => undefined, developing: true })
const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
)
closers.push(async () => {
  server.close()
  server.closeAllConnections()
})
server.listen(environment.PORT, environment.HOST, () => console.log(`\n  ${environment.PUBLIC_URL}`))
if (owner) console.log(`  ${owner.email}  ${owner.password}`)
const jobs = await runJobs(opened.url, environment, log)
closers.push(jobs.stop)
