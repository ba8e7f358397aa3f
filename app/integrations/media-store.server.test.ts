import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media } from '#db/schema/media.ts'
import { testDatabase } from '#tests/support/database.ts'
import { drawnPicture } from './media/drawn-picture.ts'
import { widths } from './media/renditions.ts'
import { folderShelf, keptNear, type Shelf } from './media/shelf.server.ts'
import { storeUpload } from './media/store-upload.server.ts'
import { readPicture } from './media-store.server.ts'
import type { PackshotSpec } from './packshot/spec.ts'

const shop = testDatabase({ max: 4 })
const now = new Date('2026-11-21T15:00:00Z')

const drawing: PackshotSpec = {
  form: 'jar',
  family: 'piel',
  motif: 'aloe',
  brand: 'Sábila Real',
  name: 'Crema Hidratante de Sábila',
  detail: '120 g',
  count: '',
  claim: 'Uso externo',
  view: 'front',
}
const drawn = drawnPicture(drawing)

let folder = ''
let shelf: Shelf
const put: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  const kept = folderShelf(folder)
  shelf = {
    get: kept.get,
    put: (name, bytes, contentType) => {
      put.push(name)
      return kept.put(name, bytes, contentType)
    },
  }
  await shop.db.insert(media).values(drawn)
})

afterAll(() => rm(folder, { recursive: true }))

async function read(key: string, width: string | number, format: string) {
  const picture = await readPicture(shop.db, { key, width, format }, shelf)
  if (!picture.ok) throw new Error(picture.reason)
  return { ...picture, ...(await sharp(picture.bytes).metadata()) }
}

describe('reading a picture', () => {
  it.each(
    widths.flatMap((width) => (['avif', 'webp', 'jpg'] as const).map((format) => [width, format] as const)),
  )('renders %i.%s in that size and format', async (width, format) => {
    const picture = await read(drawn.key, String(width), format)
    expect([picture.width, picture.height]).toEqual([width, width])
    expect(picture.contentType).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
    expect(picture.format).toBe(format === 'avif' ? 'heif' : format === 'jpg' ? 'jpeg' : 'webp')
    expect(picture.hasAlpha).toBe(false)
  })

  it('makes a card for links, small enough for every messenger', async () => {
    const card = await read(drawn.key, 'og', 'jpg')
    expect([card.width, card.height]).toEqual([1200, 630])
    expect(card.bytes.byteLength).toBeLessThan(300_000)
  })

  it('renders once for everybody who asks at the same time, and then never again', async () => {
    const other = drawnPicture({ ...drawing, name: 'Crema de Avena' })
    await shop.db.insert(media).values(other)
    put.length = 0
    const ask = () => readPicture(shop.db, { key: other.key, width: 320, format: 'avif' }, shelf)
    const all = await Promise.all(Array.from({ length: 12 }, ask))
    expect(all.every((one) => one.ok)).toBe(true)
    expect(put).toHaveLength(1)
    await shop.db.delete(media).where(sql`key = ${other.key}`)
    expect((await ask()).ok).toBe(true)
    expect(put).toHaveLength(1)
  })

  it.each([
    ['d1-000000000000000000000000', '320', 'avif'],
    [drawn.key, '321', 'avif'],
    [drawn.key, '320', 'png'],
    [drawn.key, 'og', 'webp'],
    ['../../../etc/passwd', '320', 'webp'],
  ])('finds nothing at %s/%s.%s, and keeps nothing of it', async (key, width, format) => {
    put.length = 0
    expect(await readPicture(shop.db, { key, width, format }, shelf)).toEqual({
      ok: false,
      reason: 'no-such-picture',
    })
    expect(put).toEqual([])
  })

  it('serves an uploaded picture whole, on paper', async () => {
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a03020' } })
      .png()
      .toBuffer()
    const stored = await storeUpload(shop.db, { bytes, now }, shelf)
    if (!stored.ok) throw new Error(stored.reason)
    const picture = await read(stored.key, 240, 'webp')
    expect([picture.width, picture.height]).toEqual([240, 240])
    const { data } = await sharp(picture.bytes)
      .extract({ left: 120, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data].every((channel) => channel > 225)).toBe(true)
    expect((await read(stored.key, 'og', 'jpg')).width).toBe(1200)
  })
})

describe('a shelf with a bucket behind it', () => {
  it('brings what another machine put into the bucket, and keeps it near', async () => {
    const near = folderShelf(join(folder, 'near'))
    const far = folderShelf(join(folder, 'far'))
    const both = keptNear(near, far)
    await far.put('a/b.webp', new Uint8Array([1, 2, 3]), 'image/webp')
    expect(await both.get('a/b.webp')).toEqual(new Uint8Array([1, 2, 3]))
    expect(await near.get('a/b.webp')).toEqual(new Uint8Array([1, 2, 3]))
    expect(await both.get('a/none.webp')).toBeNull()
    await both.put('c.webp', new Uint8Array([4]), 'image/webp')
    expect(await far.get('c.webp')).toEqual(new Uint8Array([4]))
  })
})
