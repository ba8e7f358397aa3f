import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '../security-headers.ts'
import { PageBody } from './page-body.ts'
import type { CachedPage } from './page-cache.ts'

/** Turns an answer into one that can be kept; null when it is not a page for everybody. */
export async function keepable(response: Response): Promise<CachedPage | null> {
  if (response.status !== 200 || response.headers.has('set-cookie')) return null
  const identity = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'text/plain'
  const headers: Record<string, string> = { 'content-type': type, vary: 'Accept-Encoding' }
  for (const name of ['x-remix-response', 'link']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  if (type.startsWith('text/html')) {
    const html = new TextDecoder().decode(identity)
    headers['content-security-policy'] = contentSecurityPolicy(scriptHashes(html))
  }
  const etag = `"${createHash('sha1').update(identity).digest('base64url').slice(0, 20)}"`
  return { status: 200, headers, etag, body: new PageBody(identity) }
}

/** What the policy must name so that the page's own inline scripts run, and nothing slipped in does. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}
