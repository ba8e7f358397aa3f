import type { OrderChange } from '#app/shop/checkout/compare-shown.ts'

/** The reason `no-connection` is the browser's own. */
export type OrderAnswer =
  | { ok: true; token: string; number: string }
  | {
      ok: false
      reason: string
      sentences: string[]
      changes?: OrderChange[]
      fields?: Record<string, string>
    }

const PAUSES_MS = [1000, 2000, 4000, 8000, 15000]
const GIVES_UP_MS = 20_000

/** Sends the order; when the answer is lost it sends the very same again, which can only lead to the same order. */
export async function sendOrder(body: unknown, onRetry: (attempt: number) => void): Promise<OrderAnswer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await post(body)
    if (answer) return answer
    const pause = PAUSES_MS[attempt]
    if (pause === undefined) return { ok: false, reason: 'no-connection', sentences: [] }
    onRetry(attempt + 1)
    await new Promise((next) => setTimeout(next, pause))
  }
}

/** Null when it is not known whether the order arrived. */
async function post(body: unknown): Promise<OrderAnswer | null> {
  try {
    const response = await fetch('/api/pedidos', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVES_UP_MS),
    })
    if (response.status >= 500) return null
    return (await response.json()) as OrderAnswer
  } catch {
    return null
  }
}
