import '#server/in-production.ts'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createPool } from '#db/client.ts'
import { createApp } from '#server/app.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/logger.ts'

/** What a page from memory is measured against: `raw` is Hono alone, `same` is the shop's own server, page cache left out. */
const [kind, bytes] = process.argv.slice(2)
const environment = readEnvironment()
const body = new Uint8Array(Number(bytes)).fill(97)
const answer = () =>
  new Response(body, { headers: { 'content-type': 'text/html', 'content-length': String(body.length) } })

const raw = new Hono().get('*', answer)
const same = createApp({
  environment,
  pool: createPool(process.env.DATABASE_URL ?? 'postgres://none', { max: 1 }),
  log: createLogger('warn'),
  renderPage: async () => answer(),
  onChange: () => undefined,
})
const fetch = kind === 'raw' ? raw.fetch : same.fetch
createServer(
  getRequestListener((request, env) => fetch(request, env), { overrideGlobalObjects: false }),
).listen(environment.PORT, environment.HOST)
