import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Db } from '#db/client.ts'
import { media } from '#db/schema/media.ts'
import { originalName } from '../media-store.server.ts'
import { mediaShelf, type Shelf } from './shelf.server.ts'

export const LARGEST_UPLOAD = 10 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 1600

export type StoredUpload = { ok: true; key: string; width: number; height: number; placeholder: string }
export type RefusedUpload = { ok: false; reason: 'not-a-picture' | 'too-large' | 'too-many-pixels' }

/** Takes a picture that somebody sent: decoded, turned upright, made new without anything it carried, and kept. */
export async function storeUpload(
  db: Db,
  { bytes, now }: { bytes: Uint8Array; now: Date },
  to?: Shelf,
): Promise<StoredUpload | RefusedUpload> {
  if (bytes.byteLength > LARGEST_UPLOAD) return { ok: false, reason: 'too-large' }
  if (!looksLikeAPicture(bytes)) return { ok: false, reason: 'not-a-picture' }
  const made = await remade(bytes)
  if (!made.ok) return made
  const { data, width, height } = made
  const key = `u-${createHash('sha256').update(data).digest('hex').slice(0, 32)}`
  const placeholder = await coloursOf(data)
  const shelf = to ?? (await mediaShelf())
  await shelf.put(originalName(key), data, 'image/webp')
  await db
    .insert(media)
    .values({ key, kind: 'uploaded', width, height, placeholder, createdAt: now })
    .onConflictDoNothing()
  return { ok: true, key, width, height, placeholder }
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** By its first bytes, before any decoder sees it: never by its name, and never a drawing that can carry scripts. */
function looksLikeAPicture(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 16) return false
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true
  return ascii(bytes, 4, 8) === 'ftyp' && /^(avif|avis|mif1|miaf)$/.test(ascii(bytes, 8, 12))
}

type Remade = { ok: true; data: Buffer; width: number; height: number } | RefusedUpload

async function remade(bytes: Uint8Array): Promise<Remade> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, data, width: info.width, height: info.height }
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('exceeds pixel limit')
    return { ok: false, reason: tooMany ? 'too-many-pixels' : 'not-a-picture' }
  }
}

/** Two colours, upper and lower half, shown while the picture is on its way. */
async function coloursOf(data: Buffer): Promise<string> {
  const { data: pixels } = await sharp(data)
    .flatten({ background: '#FBF7EE' })
    .resize({ width: 1, height: 2, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = (from: number) => `#${pixels.subarray(from, from + 3).toString('hex')}`
  return `linear-gradient(${colour(0)},${colour(3)})`
}
