import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { RequestContext } from './web/request-context.ts'

/** Pages are small and their data is there, so each is sent whole: it can be measured, cached and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  // A cached page goes to many people, so its scripts are allowed by hash and it carries no nonce.
  const nonce = request.headers.has('x-page-cache') ? undefined : randomBytes(16).toString('base64')
  const requestId = request.headers.get('x-request-id') ?? undefined
  const { html, failed } = await render(
    <RequestContext value={{ nonce, requestId }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestContext>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (nonce) headers.set('x-script-nonce', nonce)
  return new Response(html, { status: failed ? 500 : status, headers })
}

async function render(page: React.ReactNode, nonce: string | undefined) {
  let failed = false
  const parts: Uint8Array[] = []
  const body = new Writable({
    // The whole page at once: nobody drains it on the way.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Uint8Array, _encoding, done) {
      parts.push(part)
      done()
    },
  })
  const finished = once(body, 'finish')
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        pipe(body)
        resolve()
      },
      onShellError: reject,
      onError(error) {
        failed = true
        if (!isRefused(error)) console.error(error)
      },
    })
  })
  await finished
  return { html: Buffer.concat(parts), failed }
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRefused(error)) return
  const path = new URL(request.url).pathname
  console.error(`Request ${request.headers.get('x-request-id')} to ${path} failed:`, error)
}

/** Asked for what there is not, or in a way that is not answered: nothing of ours went wrong. */
const isRefused = (error: unknown) => isRouteErrorResponse(error) && error.status < 500
