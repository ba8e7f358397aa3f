import type { Logger } from '../logger.ts'
import { securityHeaders } from '../security-headers.ts'
import { cacheKey, type PublicPage, pageMatcher } from './cache-key.ts'
import type { Encoding } from './page-body.ts'
import { type CachedPage, PageCache } from './page-cache.ts'
import { keepable } from './render-page.ts'

type Answer = (request: Request) => Response | Promise<Response>
type Options = { pages: readonly PublicPage[]; capacityBytes: number; secure: boolean; log: Logger }

/** Stands before the app: public pages leave from memory, all else goes through. */
export function servePagesFromMemory(render: Answer, { pages, capacityBytes, secure, log }: Options) {
  const cache = new PageCache(capacityBytes)
  const match = pageMatcher(pages)
  const always = { ...securityHeaders(secure), 'cache-control': 'public, max-age=0, must-revalidate' }

  async function miss(request: Request, key: string, answer: Answer) {
    const bare = new Request(new URL(key, request.url), { headers: { 'x-page-cache': '1', accept: '*/*' } })
    const started = performance.now()
    const page = await cache.render(key, async () => keepable(await render(bare)))
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.debug({ key, ms }, 'page rendered')
    return page ? send(page, request, { ...always, 'server-timing': `render;dur=${ms}` }) : answer(request)
  }

  return {
    cache,
    handle(request: Request, answer: Answer): Response | Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return answer(request)
      const key = cacheKey(request.url, match)
      if (!key) return answer(request)
      const page = cache.get(key)
      return page ? send(page, request, always) : miss(request, key, answer)
    },
  }
}

type Sent = Response | Promise<Response>

function send(page: CachedPage, request: Request, always: Record<string, string>): Sent {
  const headers: Record<string, string> = { ...always, ...page.headers, etag: page.etag }
  if (request.headers.get('if-none-match')?.includes(page.etag))
    return new Response(null, { status: 304, headers })
  const encoding = encodingFor(request)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const whole = (body: Uint8Array<ArrayBuffer>) => {
    headers['content-length'] = String(body.byteLength)
    return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
  }
  const body = page.body.in(encoding)
  return body instanceof Promise ? body.then(whole) : whole(body)
}

function encodingFor(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
