import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { PlaceOrderRequest } from '#app/shop/checkout/checkout-form.ts'
import type { Answer } from './buyers.ts'

type Options = { url: string; processes?: number; connections?: number }

/** Processes with connections of their own that buy at the same moment. */
export function openBuyers({ url, processes = 4, connections = 10 }: Options) {
  const buyers = Array.from({ length: processes }, () => start(url, connections))
  return {
    /** Deals the checkouts to the processes, lets them all go at once, and gathers the answers. */
    async buy(requests: PlaceOrderRequest[]): Promise<Answer[]> {
      const hands = buyers.map((_, hand) => requests.filter((__, i) => i % processes === hand))
      await Promise.all(buyers.map((buyer, hand) => buyer.prepare(hands[hand] ?? [])))
      return (await Promise.all(buyers.map((buyer) => buyer.go()))).flat()
    },
    close: () => Promise.all(buyers.map((buyer) => buyer.close())),
  }
}

function start(url: string, connections: number) {
  const child = spawn(
    process.execPath,
    [resolve('tests/support/rivals/buyers.ts'), url, String(connections)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, PUBLIC_URL: 'https://fitonica.example' },
    },
  )
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('A buyer has gone')
    return value
  }
  return {
    async prepare(requests: PlaceOrderRequest[]) {
      child.stdin.write(`${JSON.stringify(requests)}\n`)
      if ((await answer()) !== 'ready') throw new Error('A buyer did not get ready')
    },
    async go(): Promise<Answer[]> {
      child.stdin.write('go\n')
      return JSON.parse(await answer())
    },
    async close() {
      child.stdin.end()
      await exited
    },
  }
}
