import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

const name = 'fitonica.known_device'
const year = 365 * 24 * 60 * 60

type Account = { account: string; secret: string }

/** A browser that has signed in to an account before is counted by itself: strangers who guess cannot lock it out. */
export function knownDevice(headers: Headers, { account, secret }: Account): string | null {
  const [device = '', signature = ''] = (parse(headers.get('cookie') ?? '')[name] ?? '').split('.')
  const expected = Buffer.from(sign(device, { account, secret }))
  const given = Buffer.from(signature)
  return device && given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

export function rememberDevice({ account, secret, secure }: Account & { secure: boolean }): string {
  const device = randomBytes(16).toString('base64url')
  return serialize(name, `${device}.${sign(device, { account, secret })}`, {
    path: '/',
    maxAge: year,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  })
}

function sign(device: string, { account, secret }: Account) {
  return createHmac('sha256', secret).update(`known-device:${device}:${account}`).digest('base64url')
}
