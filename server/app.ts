import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import { clientAddress } from './client-address.ts'
import type { Environment } from './environment.ts'
import type { Logger } from './logger.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { readSent } from './sent-form.ts'
import { serveMedia } from './serve-media.ts'

type RenderPage = (request: Request) => Promise<Response>
type Options = {
  environment: Environment
  pool: pg.Pool
  log: Logger
  renderPage: RenderPage
  onChange: () => void
  /** Vite's client needs what the policy forbids. */
  developing?: boolean
}

const MEGABYTE = 1024 * 1024
/** Addresses that take files; everything else is a form of text. */
const takesFiles = /^\/admin\/productos\b/
/** Addresses that scripts of ours send JSON to. */
const takesJson = /^\/api\/(pedidos|vistas)$/
const aForm = 'application/x-www-form-urlencoded'
const toOurselves = new Set(['x-page-cache', 'x-request-id', 'x-client-address', 'x-script-nonce'])

/** All of HTTP but the page cache, which stands in front. */
export function createApp({ environment, pool, log, renderPage, onChange, developing = false }: Options) {
  const secure = environment.PUBLIC_URL.startsWith('https:')
  const always = Object.entries(securityHeaders(secure))
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    try {
      await pool.query('select')
      return c.text('ok')
    } catch {
      return c.text('the database does not answer', 503)
    }
  })

  app.use('/assets/*', filesFor(31_536_000, 'immutable'))
  app.use('/favicon.svg', filesFor(86_400))
  app.use('/icons/*', filesFor(86_400))
  app.use('/manifest.webmanifest', filesFor(3_600))
  app.get('/assets/*', (c) => c.text('No existe', 404))
  app.get('/media/:key/:file', serveMedia)

  app.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (c.req.method !== 'POST')
      return c.text('Aquí solo se lee y se envía.', 405, { allow: 'GET, HEAD, POST' })
    return fromAnotherSite(c.req.raw) ? c.text('Esta petición viene de otro sitio.', 403) : next()
  })
  app.use((c, next) =>
    bodyLimit({
      maxSize: (isFile(c.req.path, c.req.raw) ? 40 : 1) * MEGABYTE,
      onError: () => c.text('Lo que enviaste es demasiado grande.', 413),
    })(c, next),
  )

  app.all('*', async (c) => {
    const started = performance.now()
    const sent = await sentTo(c.req.path, c.req.raw)
    if (sent && !sent.ok) return c.text(sent.text, sent.status)
    const requestId = c.req.raw.headers.has('x-page-cache') ? '' : randomUUID()
    const address = clientAddress(c, environment.TRUST_PROXY)
    const response = await renderPage(toInside(c.req.raw, { requestId, address, body: sent?.body }))
    const nonce = response.headers.get('x-script-nonce')
    const headers = new Headers(response.headers)
    headers.delete('x-script-nonce')
    for (const [name, value] of always) headers.set(name, value)
    if (!developing)
      headers.set('content-security-policy', contentSecurityPolicy(nonce ? [`'nonce-${nonce}'`] : []))
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (requestId) headers.set('x-request-id', requestId)
    if (c.req.method === 'POST' && c.req.path.startsWith('/admin')) onChange()
    if (requestId) {
      const ms = Math.round(performance.now() - started)
      log.info({ requestId, method: c.req.method, path: c.req.path, status: response.status, ms }, 'request')
    }
    return new Response(response.body, { status: response.status, headers })
  })

  app.onError((error, c) => {
    // A shop that closes hangs up on what is still being drawn: nobody waits for it any more.
    if (pool.ending) return c.text('La tienda se está cerrando.', 503)
    log.error({ error: { message: error.message, stack: error.stack }, path: c.req.path }, 'request failed')
    return c.text('Algo salió mal de nuestro lado. Intenta de nuevo en un momento.', 500)
  })
  return app
}

function filesFor(seconds: number, extra = '') {
  return serveStatic({
    root: 'build/client',
    precompressed: true,
    onFound: (_path, c) => {
      c.header('cache-control', ['public', `max-age=${seconds}`, extra].filter(Boolean).join(', '))
      c.header('x-content-type-options', 'nosniff')
    },
  })
}

/** Browsers say where a request comes from; one that changes something must come from our own pages. */
function fromAnotherSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && (origin === 'null' || URL.parse(origin)?.host !== request.headers.get('host'))
}

/** A body for the pages; null when there is none, or when it is a file, which its page reads as it comes. */
async function sentTo(path: string, request: Request) {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  return isFile(path, request) ? null : readSent(request, { json: takesJson.test(path) })
}

const isFile = (path: string, request: Request) =>
  takesFiles.test(path) && !request.headers.get('content-type')?.startsWith(aForm)

type Inside = { requestId: string; address: string; body: BodyInit | undefined }

/** What we tell the pages about a request, in headers that nobody outside can set. */
function toInside(request: Request, { requestId, address, body: read }: Inside): Request {
  const headers = new Headers(request.headers)
  const forAll = headers.has('x-page-cache')
  for (const name of toOurselves) headers.delete(name)
  if (forAll) headers.set('x-page-cache', '1')
  if (requestId) headers.set('x-request-id', requestId)
  headers.set('x-client-address', address)
  const { method, signal } = request
  if (typeof read === 'string' && !headers.has('content-type')) headers.set('content-type', aForm)
  const body = method === 'GET' || method === 'HEAD' ? null : (read ?? request.body)
  return new Request(legible(request.url), { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** Without NUL, which no text column can be asked for; a percent sign that spells no letter is only a percent sign. */
function legible(asked: string): string {
  if (!asked.includes('%')) return asked
  const url = asked.replaceAll('%00', '')
  const { origin, pathname, search } = new URL(url)
  try {
    decodeURIComponent(pathname)
    return url
  } catch {
    return origin + pathname.replaceAll('%', '%25') + search
  }
}
