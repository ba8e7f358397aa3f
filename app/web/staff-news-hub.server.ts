import pg from 'pg'
import { readArrival, readStaffNews } from '#app/shop/orders/staff-news.server.ts'
import type { StaffNewsEvent } from '#app/shop/orders/staff-news.ts'
import { db } from '#app/web/database.server.ts'

type Ear = { hear: (event: StaffNewsEvent) => void; end: () => void }

const RETRY_MS = 1_000
const ears = new Set<Ear>()
let listener: pg.Client | undefined
let retry: NodeJS.Timeout | undefined

/** One connection to the database hears for everybody who listens in this process; without listeners there is none. */
export function hearNews(ear: Ear): () => void {
  if (ears.size === 0) openListener()
  ears.add(ear)
  return () => {
    if (ears.delete(ear) && ears.size === 0) closeListener()
  }
}

function openListener() {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'fitonica-news',
    keepAlive: true,
  })
  listener = client
  const lost = () => {
    if (listener !== client) return
    listener = undefined
    client.end().catch(() => undefined)
    retry = setTimeout(openListener, RETRY_MS)
  }
  client.on('error', lost)
  client.on('end', lost)
  client.on('notification', ({ payload }) => void tell(payload ?? ''))
  client
    .connect()
    .then(() => client.query('listen staff_news'))
    // What came while nobody heard is in the figures.
    .then(() => tell(''))
    .catch(lost)
}

function closeListener() {
  clearTimeout(retry)
  const client = listener
  listener = undefined
  client?.end().catch(() => undefined)
}

async function tell(payload: string) {
  try {
    const [news, arrived] = await Promise.all([
      readStaffNews(db, { role: 'owner' }),
      readArrival(db, payload),
    ])
    for (const ear of [...ears]) ear.hear({ news, arrived })
  } catch (error) {
    console.warn(`News for staff were not told: ${(error as Error).message}`)
  }
}

/** Open streams would keep a server that is told to stop waiting. */
function endAll() {
  for (const ear of [...ears]) ear.end()
}
process.once('SIGTERM', endAll)
process.once('SIGINT', endAll)
