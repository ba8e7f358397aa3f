import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'

/** How the next call goes wrong. */
export type Fault =
  | 'PG3001'
  | 'PG3002'
  | 'other-code'
  | 'not-json'
  | 'http-400'
  | 'http-401'
  | 'slow'
  | 'dropped'

export type StandInTransaction = {
  token: string
  ern: string
  amount: string
  currency: string
  returnUrl: string
  cancelUrl: string
  details: { quantity: number; description: string; price: string }[]
  status: string
  reference: string | null
}

type Request = {
  ern: string
  amount: string
  currency: string
  return_url: string
  cancel_url: string
  details: StandInTransaction['details']
}

type Options = { port?: number; uid?: string; wsk?: string }

/** Speaks the two calls of Pagadito, and every way in which they fail. For development and tests only. */
export async function startPagaditoStandIn({ port = 0, uid = 'uid', wsk = 'wsk' }: Options = {}) {
  const transactions = new Map<string, StandInTransaction>()
  const faults: Fault[] = []
  const calls: string[] = []
  const app = new Hono()

  app.use('/v1/*', async (c, next) => {
    calls.push(c.req.path)
    const fault = faults.shift()
    if (fault) return failing(c, fault)
    const expected = `Basic ${Buffer.from(`${uid}:${wsk}`).toString('base64')}`
    if (c.req.header('authorization') !== expected) return failing(c, 'http-401')
    return next()
  })

  app.post('/v1/exec-trans/', async (c) => {
    const asked = await c.req.json<Request>()
    if (!asked.ern || !/^\d+\.\d{2}$/.test(asked.amount) || sumOf(asked.details) !== asked.amount) {
      return failing(c, 'PG3001')
    }
    const token = randomUUID()
    transactions.set(token, {
      token,
      ern: asked.ern,
      amount: asked.amount,
      currency: asked.currency,
      returnUrl: asked.return_url,
      cancelUrl: asked.cancel_url,
      details: asked.details,
      status: 'REGISTERED',
      reference: null,
    })
    const url = `${new URL(c.req.url).origin}/pagar/${token}`
    return c.json({ code: 'PG1002', message: 'Transaction register successful.', data: { url, token } })
  })

  app.post('/v1/get-status/', async (c) => {
    const { token } = await c.req.json<{ token: string }>()
    const found = transactions.get(token)
    if (!found) return c.json({ code: 'PG3001', message: 'Unknown token', data: null }, 400)
    const { status, reference } = found
    const date_trans = reference && '2026-11-21 14:05:00'
    return c.json({ code: 'PG1003', message: 'Transaction status', data: { status, reference, date_trans } })
  })

  app.get('/pagar/:token', (c) => {
    const found = transactions.get(c.req.param('token'))
    if (!found) return c.notFound()
    const choices = ['COMPLETED', 'FAILED', 'REVOKED', 'CANCELED', 'VERIFYING']
    const buttons = choices.map((status) => `<button name="status" value="${status}">${status}</button>`)
    return c.html(
      `<!doctype html><html lang="es"><title>Pagadito de prueba</title><h1>US$ ${found.amount}</h1><p>${found.ern}</p><form method="post">${buttons.join(' ')}</form></html>`,
    )
  })

  app.post('/pagar/:token', async (c) => {
    const token = c.req.param('token')
    const status = String((await c.req.parseBody()).status)
    const found = settle(token, status)
    const back = status === 'CANCELED' ? found.cancelUrl : found.returnUrl
    return c.redirect(back.replace('{value}', token).replace('{ern_value}', found.ern))
  })

  function settle(token: string, status: string) {
    const found = transactions.get(token)
    if (!found) throw new Error(`No transaction ${token}`)
    found.status = status
    found.reference = status === 'COMPLETED' ? `NAP-${token.slice(0, 8)}` : null
    return found
  }

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address() as { port: number }
  return {
    /** PAGADITO_URL */
    url: `http://127.0.0.1:${address.port}/v1`,
    uid,
    wsk,
    transactions,
    calls,
    /** The next call fails like this; several are kept in order. */
    failNext: (...next: Fault[]) => faults.push(...next),
    settle,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

export type PagaditoStandIn = Awaited<ReturnType<typeof startPagaditoStandIn>>

function sumOf(details: StandInTransaction['details']): string {
  const cents = details.reduce(
    (sum, { quantity, price }) => sum + quantity * Math.round(Number(price) * 100),
    0,
  )
  return (cents / 100).toFixed(2)
}

function failing(c: Context, fault: Fault): Response | Promise<Response> {
  switch (fault) {
    case 'PG3001':
      return c.json({ code: 'PG3001', message: 'Incorrect data', data: null }, 400)
    case 'PG3002':
      return c.json({ code: 'PG3002', message: 'Configuration error', data: null }, 401)
    case 'other-code':
      return c.json({ code: 'PG3009', message: 'Comercio inactivo', data: null })
    case 'not-json':
      return c.html('<h1>502 Bad Gateway</h1>', 502)
    case 'http-400':
      return c.text('Bad Request', 400)
    case 'http-401':
      return c.json({ code: 'PG3002', message: 'Unauthorized', data: null }, 401)
    case 'slow':
      return new Promise((resolve) => setTimeout(() => resolve(c.text('late')), 60_000).unref())
    case 'dropped':
      ;(c.env as { incoming: { socket: { destroy(): void } } }).incoming.socket.destroy()
      return new Response(null)
  }
}

if (import.meta.main) {
  const { url } = await startPagaditoStandIn({ port: 4300 })
  console.log(`PAGADITO_URL=${url} PAGADITO_UID=uid PAGADITO_WSK=wsk npm run dev`)
}
