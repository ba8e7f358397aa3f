import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import type { Auth } from './auth.server.ts'
import { checkPassword } from './check-password.server.ts'

type Session = { auth: Auth; headers: Headers }
type Account = { userId: string; email: string; password: string; now: Date }

/** Begins: a secret for the authenticator app and the recovery codes. It counts only once a first code was right. */
export async function prepareSecondFactor(db: Db, { auth, headers, ...account }: Session & Account) {
  const known = await checkPassword(db, account)
  if (!known.ok) return known
  try {
    const made = await auth.api.enableTwoFactor({ body: { password: account.password }, headers })
    if (made.method !== 'totp') throw new Error('An authenticator app was asked for')
    const secret = new URL(made.totpURI).searchParams.get('secret') ?? ''
    return {
      ok: true as const,
      secret,
      uri: appAddress(auth.options.appName, account.email, secret),
      recoveryCodes: made.backupCodes,
    }
  } catch (error) {
    if (isApiRefusal(error)) return refused('already-on')
    throw error
  }
}

/** What the QR code says. The app shows the person's e-mail, not our inner handle. */
function appAddress(shop: string, email: string, secret: string) {
  const label = encodeURIComponent(`${shop}:${email}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: shop, digits: '6', period: '30' })}`
}

export async function confirmSecondFactor({ auth, headers, code }: Session & { code: string }) {
  return cookiesOf(() => auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
}

export async function dropSecondFactor(db: Db, { auth, headers, ...account }: Session & Account) {
  const known = await checkPassword(db, account)
  if (!known.ok) return known
  return cookiesOf(() =>
    auth.api.disableTwoFactor({ body: { password: account.password }, headers, returnHeaders: true }),
  )
}

export async function renewRecoveryCodes(db: Db, { auth, headers, ...account }: Session & Account) {
  const known = await checkPassword(db, account)
  if (!known.ok) return known
  try {
    const made = await auth.api.generateBackupCodes({ body: { password: account.password }, headers })
    return { ok: true as const, recoveryCodes: made.backupCodes }
  } catch (error) {
    if (isApiRefusal(error)) return refused('not-on')
    throw error
  }
}

/** The second step of signing in: a code of the app, or one of the recovery codes, each good once. */
export async function passSecondFactor({ auth, headers, code }: Session & { code: string }) {
  const asked = withoutSession(headers)
  const call = { headers: asked, returnHeaders: true } as const
  return cookiesOf(() =>
    /^\d{6}$/.test(code)
      ? auth.api.verifyTOTP({ body: { code }, ...call })
      : auth.api.verifyBackupCode({ body: { code }, ...call }),
  )
}

/** A session that this browser still had must not stand in for the one that is being opened. */
function withoutSession(headers: Headers) {
  const left = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  left.set('cookie', cookies.filter((cookie) => !cookie.includes('fitonica.session_token=')).join('; '))
  return left
}

async function cookiesOf(call: () => Promise<{ headers: Headers }>) {
  try {
    const { headers } = await call()
    const cookies = new Headers(headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
    return { ok: true as const, cookies }
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } }
    if (statusCode === 429) return refused('locked')
    if (body?.code === 'INVALID_TWO_FACTOR_COOKIE') return refused('too-late')
    if (body?.code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE') return refused('too-late')
    if (isApiRefusal(error)) return refused('wrong-code')
    throw error
  }
}

function isApiRefusal(error: unknown) {
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode >= 400 && statusCode < 500
}
