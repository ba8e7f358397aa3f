import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media } from '#db/schema/media.ts'
import { testDatabase } from '#tests/support/database.ts'
import { originalName } from '../media-store.server.ts'
import { folderShelf, type Shelf } from './shelf.server.ts'
import { storeUpload } from './store-upload.server.ts'

const shop = testDatabase({ max: 2 })
const now = new Date('2026-11-21T15:00:00Z')
let folder = ''
let shelf: Shelf

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  shelf = folderShelf(folder)
})

afterAll(() => rm(folder, { recursive: true }))

const upload = (bytes: Uint8Array) => storeUpload(shop.db, { bytes, now }, shelf)

const photo = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#3f7a50' } })

async function kept(bytes: Uint8Array) {
  const stored = await upload(bytes)
  if (!stored.ok) throw new Error(stored.reason)
  const original = await shelf.get(originalName(stored.key))
  if (!original) throw new Error('Nothing was kept')
  return { stored, original, metadata: await sharp(original).metadata() }
}

/** A PNG that says it is as large as that, with nearly nothing in it. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><script>alert(1)</script></svg>'

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'is taken as %s and kept as webp',
    async (format) => {
      const { stored, metadata } = await kept(await photo().toFormat(format).toBuffer())
      expect(metadata.format).toBe('webp')
      expect(stored).toMatchObject({ width: 300, height: 200 })
      expect(stored.placeholder).toMatch(/^linear-gradient\(#[0-9a-f]{6},#[0-9a-f]{6}\)$/)
      const [row] = await shop.db.select().from(media).where(eq(media.key, stored.key))
      expect(row).toMatchObject({ kind: 'uploaded', width: 300, height: 200, drawing: null })
    },
  )

  it('is brought down to 1600 pixels, and never blown up', async () => {
    expect((await kept(await photo(4000, 1000).jpeg().toBuffer())).stored).toMatchObject({
      width: 1600,
      height: 400,
    })
    expect((await kept(await photo(20, 30).png().toBuffer())).stored).toMatchObject({ width: 20, height: 30 })
  })

  it('stands upright and forgets where it was taken', async () => {
    const taken = await photo()
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Marta' },
        IFD3: { GPSLatitude: '12/1 8/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const before = await sharp(taken).metadata()
    expect(before.exif?.includes('Marta')).toBe(true)
    expect(before.orientation).toBe(6)
    const { stored, original, metadata } = await kept(taken)
    expect(stored).toMatchObject({ width: 200, height: 300 })
    expect(metadata.exif).toBeUndefined()
    expect(Buffer.from(original).includes('Marta')).toBe(false)
  })

  it('loses whatever was hidden behind it', async () => {
    const polyglot = Buffer.concat([
      await photo().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ])
    const { original } = await kept(polyglot)
    expect(Buffer.from(original).includes('script')).toBe(false)
  })

  it('keeps only the first frame of what moves', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { metadata } = await kept(moving)
    expect(metadata.pages ?? 1).toBe(1)
    expect(metadata.height).toBe(40)
  })

  it('is kept once, however often it is sent', async () => {
    const bytes = await photo(64, 64).png().toBuffer()
    const [one, other] = [await kept(bytes), await kept(bytes)]
    expect(other.stored.key).toBe(one.stored.key)
    expect(await shop.db.select().from(media).where(eq(media.key, one.stored.key))).toHaveLength(1)
  })
})

describe('what is refused', () => {
  const refused = async (bytes: Uint8Array) => {
    const before = (await shop.db.select().from(media)).length
    const outcome = await upload(bytes)
    expect((await shop.db.select().from(media)).length).toBe(before)
    return outcome
  }

  it.each([
    ['nothing', ''],
    ['words', 'una foto de mi gato, muy bonita'],
    ['a drawing with a script', svg],
    ['the same after spaces and a declaration', `   <?xml version="1.0"?>\n${svg}`],
    ['a drawing behind the sign of a PNG', `\x89PNG\r\n\x1a\n${svg}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7\n1 0 obj <</Type /Catalog>>'],
    ['a program', `MZ${'\0'.repeat(60)}PE\0\0`],
    ['an icon', '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\0\0\0\0'],
  ])('%s is not a picture', async (_, text) => {
    expect(await refused(Buffer.from(text, 'latin1'))).toEqual({ ok: false, reason: 'not-a-picture' })
  })

  it('half of a picture is not a picture', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#456',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refused(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, reason: 'not-a-picture' })
  })

  it('a picture of another kind is not taken', async () => {
    expect(await refused(await photo().tiff().toBuffer())).toEqual({ ok: false, reason: 'not-a-picture' })
  })

  it('a file of more than ten megabytes is too large', async () => {
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)])
    expect(await refused(bytes)).toEqual({ ok: false, reason: 'too-large' })
  })

  it.each([
    ['a bomb of a few kilobytes', 30_000, 30_000],
    ['just over forty million pixels', 6401, 6250],
  ])('%s has too many pixels', async (_, width, height) => {
    expect(await refused(png(width, height))).toEqual({ ok: false, reason: 'too-many-pixels' })
  })
})
