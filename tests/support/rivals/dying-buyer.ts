/**
 * A process that is killed in the middle of placing an order: before its nth statement reaches the database, or right
 * after it sent the commit, whose answer it never reads. Prints what it had done when it lives to the end.
 */
import pg from 'pg'
import type { PlaceOrderRequest } from '#app/shop/checkout/checkout-form.ts'
import { placeWebOrder } from '#app/shop/checkout/place-web-order.server.ts'
import { createDatabase, createPool } from '#db/client.ts'

const [url = '', request = '', death = ''] = process.argv.slice(2)

type Query = (...args: unknown[]) => unknown
const client = pg.Client.prototype as unknown as { query: Query }
const send = client.query
let statements = 0

client.query = function (this: unknown, ...args: unknown[]) {
  const [first] = args
  const text = typeof first === 'string' ? first : (first as { text?: string }).text
  statements++
  if (death === String(statements)) die()
  const answer = send.apply(this, args)
  if (death === 'commit' && text === 'commit') setImmediate(die)
  return answer
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  for (;;);
}

const pool = createPool(url, { max: 1 })
const placed = await placeWebOrder(createDatabase(pool), {
  request: JSON.parse(request) as PlaceOrderRequest,
  userId: null,
  clientAddress: '203.0.113.7',
  cardAvailable: false,
  now: new Date(),
})
await pool.end()
process.stdout.write(JSON.stringify({ placed, statements }))
