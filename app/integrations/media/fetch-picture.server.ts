import { lookup as systemLookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, plainWebAddress } from './public-address.ts'
import { LARGEST_UPLOAD } from './store-upload.server.ts'

const MOST_REDIRECTS = 3
const PATIENCE_MS = 10_000

export type FetchedPicture = { ok: true; bytes: Uint8Array }
export type UnfetchedPicture = {
  ok: false
  reason: 'not-allowed' | 'unreachable' | 'not-found' | 'too-large'
}

export type Reach = {
  resolve(host: string): Promise<string[]>
  /** Where a checked address is really dialled; tests send it to a server of their own. */
  dial(address: string, port: number): { address: string; port: number }
}

const internet: Reach = {
  resolve: async (host) => (await systemLookup(host, { all: true })).map((one) => one.address),
  dial: (address, port) => ({ address, port }),
}

/** Brings a picture from an address that staff wrote down, and from the open internet only. */
export async function fetchPicture(
  address: string,
  reach: Reach = internet,
): Promise<FetchedPicture | UnfetchedPicture> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let next = address
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const url = plainWebAddress(next)
    const checked = url && (await checkedAddress(url, reach))
    if (!url || checked === 'private') return { ok: false, reason: 'not-allowed' }
    if (!checked) return { ok: false, reason: 'unreachable' }
    const answer = await ask(url, checked, reach, signal).catch(() => null)
    if (!answer) return { ok: false, reason: 'unreachable' }
    if (!('location' in answer)) return answer
    const target = URL.parse(answer.location, url)
    if (!target) return { ok: false, reason: 'not-found' }
    next = /^https?:/i.test(answer.location) ? answer.location : target.href
  }
  return { ok: false, reason: 'not-found' }
}

/** One address of the host, when every one of them is public; the connection is then held to it. */
async function checkedAddress(url: URL, reach: Reach): Promise<string | 'private' | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await reach.resolve(host).catch(() => [])
  if (addresses.some((one) => !isPublicAddress(one))) return 'private'
  return addresses[0] ?? null
}

type Answer = FetchedPicture | UnfetchedPicture | { location: string }

function ask(url: URL, checked: string, reach: Reach, signal: AbortSignal): Promise<Answer> {
  const secure = url.protocol === 'https:'
  const { address, port } = reach.dial(checked, secure ? 443 : 80)
  const options = {
    host: address,
    port,
    signal,
    agent: false,
    path: url.pathname + url.search,
    headers: { host: url.host, accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'FitoNica' },
    ...(secure && !isIP(url.hostname) ? { servername: url.hostname } : {}),
  } as const
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(options, (response) => {
      answerOf(response).then(resolve, reject)
    })
    request.on('error', reject)
    request.end()
  })
}

async function answerOf(response: http.IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  const refuse = (reason: UnfetchedPicture['reason']) => {
    response.destroy()
    return { ok: false, reason } as const
  }
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
    response.destroy()
    return { location: headers.location }
  }
  const encoded = headers['content-encoding'] && headers['content-encoding'] !== 'identity'
  if (statusCode !== 200 || encoded) return refuse('not-found')
  if (Number(headers['content-length'] ?? 0) > LARGEST_UPLOAD) return refuse('too-large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > LARGEST_UPLOAD) return refuse('too-large')
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}
