import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketShelf } from './bucket-shelf.server.ts'
import type { Shelf } from './shelf.server.ts'

/** Speaks as much of S3 as the shelf asks for. */
const kept = new Map<string, { bytes: Buffer; headers: http.IncomingHttpHeaders }>()
const server = http.createServer(async (request, response) => {
  const name = new URL(request.url ?? '', 'http://s3').pathname
  if (!request.headers.authorization?.includes('Credential=shop-key/')) return response.writeHead(403).end()
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    kept.set(name, { bytes: Buffer.concat(chunks), headers: request.headers })
    return response.writeHead(200).end()
  }
  const found = kept.get(name)
  if (found) return response.writeHead(200).end(found.bytes)
  const [status, code] = name.endsWith('/broken.webp') ? [400, 'InvalidRequest'] : [404, 'NoSuchKey']
  response.writeHead(status as number, { 'content-type': 'application/xml' })
  return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
})
let shelf: Shelf

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shelf = bucketShelf({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'shop-key',
    S3_SECRET_ACCESS_KEY: 'shop-secret',
  })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a bucket', () => {
  it('gives back what was put into it, kept as a picture for good', async () => {
    const bytes = new Uint8Array([82, 73, 70, 70, 0, 255])
    await shelf.put('ab/d1-abc/320.webp', bytes, 'image/webp')
    expect(await shelf.get('ab/d1-abc/320.webp')).toEqual(bytes)
    const put = kept.get('/pictures/media/ab/d1-abc/320.webp')
    expect(put?.headers['content-type']).toBe('image/webp')
    expect(put?.headers['cache-control']).toContain('immutable')
  })

  it('has nothing where nothing was put, and says when it cannot answer', async () => {
    expect(await shelf.get('ab/none.webp')).toBeNull()
    await expect(shelf.get('ab/broken.webp')).rejects.toThrow()
  })
})
