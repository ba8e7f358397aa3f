import { createAuth } from '#app/shop/accounts/auth.server.ts'
import type { Database } from '#db/client.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'

process.env.PUBLIC_URL ??= 'https://tienda.example'

export const testAuth = (db: Database, publicUrl = 'https://tienda.example') =>
  createAuth({ db, secret: 'a secret of tests, long enough to sign with', publicUrl })

/** Headers of a browser: what it was given before, and where it is. */
export function browser(cookies: Headers | string = '', address = '203.0.113.7'): Headers {
  const cookie = typeof cookies === 'string' ? cookies : cookiesIn(cookies)
  return new Headers({ cookie, 'x-client-address': address, 'user-agent': 'a test' })
}

export const cookiesIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

/** The newest mail to somebody, and the token in its link. */
export async function newestMail(db: Database, to: string) {
  const all = await db.select().from(mailOutbox).orderBy(mailOutbox.id)
  const mail = all.filter((letter) => letter.to === to).at(-1)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { subject: mail?.subject, text: mail?.text ?? '', token }
}
