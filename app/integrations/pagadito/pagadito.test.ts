import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagadito, pagaditoFrom } from './pagadito.server.ts'

type Call = { path?: string; authorization?: string; body: Record<string, unknown> }

const calls: Call[] = []
const server = createServer(async (request, response) => {
  const text = (await request.toArray()).join('')
  const { url: path, headers } = request
  calls.push({ path, authorization: headers.authorization, body: JSON.parse(text) })
  const data = { url: 'https://pagos.example/1', token: 'abc', status: 'VERIFYING', reference: null }
  const code = path?.includes('exec-trans') ? 'PG1002' : 'PG1003'
  response.end(JSON.stringify({ code, message: '', data }))
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => server.close())

test('the two calls carry what the provider asks for, descriptions cut to 100 signs', async () => {
  const provider = pagadito({ url, uid: 'uid', wsk: 'wsk' })
  const created = await provider.create({
    ern: 'FW-000001',
    amountUsdCents: 1005,
    returnUrl: 'https://fitonica.example/checkout/success',
    cancelUrl: 'https://fitonica.example/checkout/success-fallback',
    details: [
      { quantity: 3, description: 'ñ'.repeat(140), priceUsdCents: 335, url: 'https://fitonica.example/p/1' },
    ],
  })
  expect(created).toEqual({ ok: true, url: 'https://pagos.example/1', token: 'abc' })
  expect(await provider.status('abc')).toMatchObject({ ok: true, status: 'VERIFYING' })
  const authorization = `Basic ${btoa('uid:wsk')}`
  expect(calls).toEqual([
    {
      path: '/v1/exec-trans/',
      authorization,
      body: {
        ern: 'FW-000001',
        amount: '10.05',
        currency: 'USD',
        country_code: 'NI',
        extended_expiration: true,
        return_url: 'https://fitonica.example/checkout/success',
        cancel_url: 'https://fitonica.example/checkout/success-fallback',
        details: [
          {
            quantity: 3,
            description: 'ñ'.repeat(100),
            price: '3.35',
            url_product: 'https://fitonica.example/p/1',
          },
        ],
      },
    },
    { path: '/v1/get-status/', authorization, body: { token: 'abc', country_code: 'NI' } },
  ])
})

test('without credentials there is no provider, and none are written in the code', () => {
  expect(pagaditoFrom({})).toBeNull()
  expect(pagaditoFrom({ PAGADITO_UID: 'uid' })).toBeNull()
  expect(pagaditoFrom({ PAGADITO_UID: 'uid', PAGADITO_WSK: 'wsk' })).not.toBeNull()
})
