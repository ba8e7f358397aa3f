import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Who asks. Behind our own proxy, the last address that it added; what a client writes there itself is not believed. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded.slice(0, 64)
  }
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''
}
