import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/database/open.ts'
import type { Load } from './load.ts'
import { pageWeight } from './page-weight.ts'
import { freePort, loadFrom, memory, startServer, stopServer } from './processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const DATA_DIR = resolve('.cache/bench')
const quiet = { info: () => undefined, error: console.error }

const rows: Record<string, string | number>[] = []
const note = (what: string, figures: Record<string, string | number>) => {
  rows.push({ what, ...figures })
  console.log(`  ${what}: ${JSON.stringify(figures)}`)
}
const noteLoad = (what: string, { perSecond, medianMs, p99Ms, failures }: Load) =>
  note(what, { 'per second': perSecond, 'median ms': medianMs, 'p99 ms': p99Ms, failures })

console.log('Measuring; the machine should have nothing else to do.')
const opened = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR }, { log: quiet })
const env = { DATABASE_URL: opened.url, DATA_DIR, LOG_LEVEL: 'warn', HOST: '127.0.0.1' }
try {
  const first = await startServer(['server/start.ts'], env, await freePort(), '/readyz')
  await stopServer(first.child)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await startServer(['server/start.ts'], env, port, '/readyz')
  note('start to first answer', { ms: shop.startMs })
  note('memory, idle', { MiB: memory(shop.child) ?? 'unknown' })

  const client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  const { rows: ids } = await client.query(
    'select p.id from products p join stock s on s.product_id = p.id where p.active and s.available > 5 order by p.id limit 1',
  )
  const pages = { home: '/', catalogue: '/catalogo', product: `/producto/${ids[0]?.id}` }

  for (const [name, path] of Object.entries(pages)) {
    const weight = await pageWeight(origin, path)
    note(`first visit, ${name}`, { ...weight })
  }
  for (const [name, path] of Object.entries(pages)) {
    note(`${name}, on a miss`, await onAMiss(client, `${origin}${path}`))
  }
  await client.end()

  for (const [name, path] of Object.entries(pages)) {
    const { html } = await pageWeight(origin, path)
    noteLoad(`${name}, from memory (${html} bytes)`, await loadFrom(port, path, SECONDS))
    for (const kind of ['same', 'raw']) {
      const other = await freePort()
      const fixed = await startServer(['bench/fixed-answer.ts', kind, String(html)], env, other, '/')
      const label = kind === 'same' ? 'same server, fixed answer' : 'Hono alone, fixed answer'
      noteLoad(`  ${name}: ${label} of that size`, await loadFrom(other, '/', SECONDS))
      await stopServer(fixed.child)
    }
  }
  note('memory, loaded', { MiB: memory(shop.child) ?? 'unknown' })
  await stopServer(shop.child)
} finally {
  await opened.stop()
}

console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])))
mkdirSync('bench/results', { recursive: true })
const file = `bench/results/${new Date().toISOString().replaceAll(':', '-')}.json`
writeFileSync(file, JSON.stringify(rows, null, 2))
console.log(`Kept in ${file}`)

/** The cache emptied before each of 150 requests, in a server that runs warm: what the server took, and what the client waited. */
async function onAMiss(client: pg.Client, url: string) {
  const times: { server: number; client: number }[] = []
  for (let n = 0; n < 400; n++) {
    await client.query("notify shop_changed, 'bench'")
    await new Promise((next) => setTimeout(next, 5))
    const started = performance.now()
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    const server = Number(/render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1])
    if (n >= 250) times.push({ server, client: performance.now() - started })
  }
  return {
    'in the server ms': median(times.map((time) => time.server)),
    'median ms': median(times.map((time) => time.client)),
  }
}

function median(times: number[]): number {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  return Math.round(middle * 10) / 10
}
