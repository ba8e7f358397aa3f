import { availableParallelism } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { media } from '#db/schema/media.ts'
import { inTurn } from './media/in-turn.ts'
import { renderDrawn, renderUploaded } from './media/render.server.ts'
import { contentTypes, isKey, type Rendition, renditionOf } from './media/renditions.ts'
import { mediaShelf, type Shelf } from './media/shelf.server.ts'
import { packshotSpec } from './packshot/spec.ts'

export type AskedPicture = { key: string; width: string | number; format: string }
export type Picture = { ok: true; bytes: Uint8Array<ArrayBuffer>; contentType: string }
export type NoPicture = { ok: false; reason: 'no-such-picture' }

const rendering = inTurn<Uint8Array<ArrayBuffer> | null>(Math.max(1, availableParallelism() - 1))

/** One rendering of one picture: from the shelf, or made now, once, and put there. */
export async function readPicture(
  db: Db,
  { key, width, format }: AskedPicture,
  from?: Shelf,
): Promise<Picture | NoPicture> {
  const rendition = renditionOf(width, format)
  if (!rendition || !isKey(key)) return { ok: false, reason: 'no-such-picture' }
  const shelf = from ?? (await mediaShelf())
  const name = `${key.slice(-2)}/${key}/${rendition.width}.${rendition.format}`
  const contentType = contentTypes[rendition.format]
  const bytes =
    (await shelf.get(name)) ??
    (await rendering(name, async () => {
      const made = await render(db, shelf, key, rendition)
      if (made) await shelf.put(name, made, contentType)
      return made
    }))
  return bytes ? { ok: true, bytes, contentType } : { ok: false, reason: 'no-such-picture' }
}

async function render(db: Db, shelf: Shelf, key: string, rendition: Rendition) {
  const [found] = await db
    .select({ kind: media.kind, drawing: media.drawing })
    .from(media)
    .where(eq(media.key, key))
  if (!found) return null
  if (found.kind === 'drawn') {
    return new Uint8Array(await renderDrawn(packshotSpec.parse(found.drawing), rendition))
  }
  const original = await shelf.get(originalName(key))
  return original && new Uint8Array(await renderUploaded(original, rendition))
}

/** Where an uploaded picture's own bytes are kept. */
export function originalName(key: string): string {
  return `originals/${key}.webp`
}
