/**
 * One of several processes that buy at the same moment: gets checkouts as a line, says "ready", and at the next line
 * places them all at once and prints each answer.
 */
import { createInterface } from 'node:readline'
import type { PlaceOrderRequest } from '#app/shop/checkout/checkout-form.ts'
import { type Placed, type PlaceRefusal, placeWebOrder } from '#app/shop/checkout/place-web-order.server.ts'
import { createDatabase, createPool } from '#db/client.ts'

export type Answer =
  | ({ ok: true } & Placed)
  | ({ ok: false } & PlaceRefusal)
  | { ok: false; reason: 'thrown'; error: string }

if (import.meta.main) {
  const [url = '', connections = '10'] = process.argv.slice(2)
  const pool = createPool(url, { max: Number(connections), statementTimeout: 60_000 })
  pool.options.connectionTimeoutMillis = 60_000
  const db = createDatabase(pool)
  const say = (line: string) => process.stdout.write(`${line}\n`)

  let requests: PlaceOrderRequest[] | null = null
  for await (const line of createInterface({ input: process.stdin })) {
    if (requests) {
      const now = new Date()
      say(JSON.stringify(await Promise.all(requests.map((request) => place(request, now)))))
      requests = null
    } else {
      requests = JSON.parse(line) as PlaceOrderRequest[]
      await Promise.all(
        Array.from({ length: Number(connections) }, () => pool.query('select pg_sleep(0.02)')),
      )
      say('ready')
    }
  }
  await pool.end()

  async function place(request: PlaceOrderRequest, now: Date): Promise<Answer> {
    try {
      return await placeWebOrder(db, { request, userId: null, clientAddress: '', cardAvailable: false, now })
    } catch (error) {
      return { ok: false, reason: 'thrown', error: String((error as Error).cause ?? error) }
    }
  }
}
