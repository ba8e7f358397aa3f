import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPicture, type Reach } from './fetch-picture.server.ts'

const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const asked: { host: string | undefined; path: string | undefined }[] = []
const server = http.createServer((request, response) => {
  asked.push({ host: request.headers.host, path: request.url })
  answer(request.url ?? '', response)
})
let port = 0

function answer(path: string, response: http.ServerResponse) {
  const redirect = /^\/to\/(.+)/.exec(path)?.[1]
  if (redirect) response.writeHead(302, { location: decodeURIComponent(redirect) }).end()
  else if (path === '/around') response.writeHead(301, { location: '/around' }).end()
  else if (path === '/large') response.writeHead(200, { 'content-length': String(11 * 1024 * 1024) }).end()
  else if (path === '/endless') pour(response)
  else if (path === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(picture)
  else if (path === '/cut')
    response.writeHead(200, { 'content-length': '100' }).write(picture, () => response.destroy())
  else if (path === '/a.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  else response.writeHead(404).end()
}

function pour(response: http.ServerResponse) {
  const chunk = Buffer.alloc(1024 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(chunk)) {}
  }
  response.on('drain', more)
  more()
}

const names: Record<string, string[]> = {
  'shop.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'cloud.example': ['169.254.169.254'],
}

/** Names resolve as the table says; every checked address is dialled on this machine's own server. */
const reach: Reach = {
  resolve: async (host) => {
    const addresses = names[host]
    if (!addresses) throw new Error('ENOTFOUND')
    return addresses
  },
  dial: () => ({ address: '127.0.0.1', port }),
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('fetching a picture', () => {
  it('brings it from a public host, asking by its name', async () => {
    const fetched = await fetchPicture('http://shop.example/a.png', reach)
    expect(fetched.ok && Buffer.from(fetched.bytes).equals(picture)).toBe(true)
    expect(asked.at(-1)).toEqual({ host: 'shop.example', path: '/a.png' })
  })

  it('follows a redirect to another public place', async () => {
    const to = encodeURIComponent('http://shop.example/a.png')
    expect((await fetchPicture(`http://shop.example/to/${to}`, reach)).ok).toBe(true)
    expect((await fetchPicture('http://shop.example/to/%2Fa.png', reach)).ok).toBe(true)
  })

  it.each([
    'http://inside.example/a.png',
    'http://both.example/a.png',
    'http://cloud.example/',
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://192.168.0.1/',
    'http://0x7f000001/a.png',
    'http://me@shop.example/a.png',
    'http://shop.example./a.png',
    'http://shop.example:8080/a.png',
    'file:///etc/passwd',
    'nonsense',
  ])('does not even knock at %s', async (address) => {
    const before = asked.length
    expect(await fetchPicture(address, reach)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(asked.length).toBe(before)
  })

  it.each([
    'http://inside.example/a.png',
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    '//inside.example/a.png',
  ])('does not follow a redirect to %s', async (target) => {
    const before = asked.length
    const address = `http://shop.example/to/${encodeURIComponent(target)}`
    expect(await fetchPicture(address, reach)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(asked.length).toBe(before + 1)
  })

  it('gives up on redirects that lead in a circle', async () => {
    expect(await fetchPicture('http://shop.example/around', reach)).toEqual({
      ok: false,
      reason: 'not-found',
    })
  })

  it.each(['large', 'endless'])('stops at ten megabytes: %s', async (path) => {
    expect(await fetchPicture(`http://shop.example/${path}`, reach)).toEqual({
      ok: false,
      reason: 'too-large',
    })
  })

  it('takes no packed answer, no missing page, no half of a picture and no unknown name', async () => {
    expect(await fetchPicture('http://shop.example/packed', reach)).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await fetchPicture('http://shop.example/none', reach)).toEqual({ ok: false, reason: 'not-found' })
    expect(await fetchPicture('http://shop.example/cut', reach)).toEqual({ ok: false, reason: 'unreachable' })
    expect(await fetchPicture('http://nobody.example/a.png', reach)).toEqual({
      ok: false,
      reason: 'unreachable',
    })
  })
})
