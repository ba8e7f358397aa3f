import {
  type CreatedTransaction,
  type Failure,
  readCreated,
  readStatus,
  type TransactionStatus,
} from './answers.ts'

/** Amounts in US cents. */
export type Transaction = {
  ern: string
  amountUsdCents: number
  returnUrl: string
  cancelUrl: string
  details: { quantity: number; description: string; priceUsdCents: number; url: string }[]
}

export type CardProvider = {
  create(transaction: Transaction): Promise<CreatedTransaction | Failure>
  status(token: string): Promise<TransactionStatus | Failure>
}

type Account = {
  /** The address that the two calls stand under. */
  url: string
  uid: string
  wsk: string
  timeoutMs?: number
  log?: (message: string) => void
}

const SANDBOX = 'https://sandbox-api.pagadito.com/v1'
const COUNTRY = 'NI'

/** Null without credentials: card payment then says "Próximamente". */
export function pagaditoFrom(env: {
  PAGADITO_UID?: string
  PAGADITO_WSK?: string
  PAGADITO_URL?: string
}): CardProvider | null {
  const { PAGADITO_UID: uid, PAGADITO_WSK: wsk, PAGADITO_URL: url } = env
  return uid && wsk ? pagadito({ url: url || SANDBOX, uid, wsk }) : null
}

export function pagadito(account: Account): CardProvider {
  return {
    async create(transaction) {
      const body = await post(account, 'exec-trans', requestOf(transaction))
      return body === null ? unreachable : readCreated(body)
    },
    async status(token) {
      const body = await post(account, 'get-status', { token, country_code: COUNTRY })
      return body === null ? unreachable : readStatus(body)
    },
  }
}

const unreachable: Failure = { ok: false, problem: { kind: 'unreachable' } }

const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function requestOf({ ern, amountUsdCents, returnUrl, cancelUrl, details }: Transaction) {
  return {
    ern,
    amount: dollars(amountUsdCents),
    currency: 'USD',
    country_code: COUNTRY,
    extended_expiration: true,
    return_url: returnUrl,
    cancel_url: cancelUrl,
    details: details.map(({ quantity, description, priceUsdCents, url }) => ({
      quantity,
      description: [...description].slice(0, 100).join(''),
      price: dollars(priceUsdCents),
      url_product: url,
    })),
  }
}

/** The body of the answer, whatever its status; null when none came. */
async function post(account: Account, call: string, body: unknown): Promise<string | null> {
  const { url, uid, wsk, timeoutMs = 15_000, log = (message) => console.warn(message) } = account
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/${call}/`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${uid}:${wsk}`).toString('base64')}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await response.text()
    if (response.status === 401)
      log('Pagadito does not accept the credentials (HTTP 401): check PAGADITO_UID and PAGADITO_WSK')
    if (response.status === 400) log(`Pagadito calls the request wrong (HTTP 400): ${answer.slice(0, 300)}`)
    return answer
  } catch (error) {
    log(`Pagadito gave no answer to ${call}: ${(error as Error).message}`)
    return null
  }
}
