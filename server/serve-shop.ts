import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { publicPages } from '#app/storefront/public-pages.ts'
import { database } from '#db/client.ts'
import { Refusal } from '#db/refusal.ts'
import { createApp } from './app.ts'
import type { Environment } from './environment.ts'
import { listen } from './listen.ts'
import type { Logger } from './logger.ts'
import { servePagesFromMemory } from './page-cache/serve-cached.ts'

const CACHE_BYTES = 96 * 1024 * 1024

/** Answers requests in this process until told to stop. */
export async function serveShop(environment: Environment, log: Logger) {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  const renderPage = createRequestHandler(build, 'production')
  const pool = database().$client
  const app = createApp({ environment, pool, log, renderPage, onChange: () => pages.cache.clear() })
  const pages = servePagesFromMemory((request) => app.fetch(request), {
    pages: publicPages,
    capacityBytes: CACHE_BYTES,
    secure: environment.PUBLIC_URL.startsWith('https:'),
    log,
  })
  const clear = () => pages.cache.clear()
  const url = process.env.DATABASE_URL ?? ''
  const ears = listen({ url, handlers: { shop_changed: clear }, onReconnect: clear, log })
  await ears.started

  const server = createServer(
    getRequestListener((request, env) => pages.handle(request, (inside) => app.fetch(inside, env)), {
      overrideGlobalObjects: false,
    }),
  )
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 120_000
  await bind(server, environment)
  return {
    ready: Promise.resolve(),
    address: () => addressOf(server, environment),
    async stop() {
      await closeGently(server)
      await ears.stop()
      await pool.end()
    },
  }
}

function bind(server: Server, { HOST, PORT }: Environment) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Refusal(`El puerto ${PORT} está ocupado: elige otro con PORT.`)
          : error,
      ),
    )
    server.listen(PORT, HOST, resolve)
  })
}

export function addressOf(server: Server, { HOST, PORT, PUBLIC_URL }: Environment): string {
  if (PORT !== 0) return PUBLIC_URL
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}

/** Running requests finish; idle and long-lived connections are let go. */
function closeGently(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
  })
}
