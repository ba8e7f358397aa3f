import { fetchPicture } from '#app/integrations/media/fetch-picture.server.ts'
import { storeUpload } from '#app/integrations/media/store-upload.server.ts'
import { orderPictureWidths } from '#app/shop/catalog/picture-widths.server.ts'
import { db } from '#app/web/database.server.ts'
import type { AcceptedPicture } from './accepted-picture.ts'

const refusals: Record<string, string> = {
  'not-a-picture': 'Ese archivo no es una imagen. Sube una foto JPG, PNG, WebP, GIF o AVIF.',
  'too-large': 'La imagen pesa más de 10 MB. Sube una más liviana.',
  'too-many-pixels': 'La imagen tiene demasiados píxeles. Sube una de hasta 40 megapíxeles.',
  'not-allowed': 'Esa dirección no es de una página pública. Copia la dirección de la imagen desde su sitio.',
  unreachable: 'No pudimos llegar a esa dirección. Revísala e intenta de nuevo.',
  'not-found': 'En esa dirección no hay una imagen.',
}

const refuse = (reason: string): AcceptedPicture => ({
  ok: false,
  error: refusals[reason] ?? 'No se pudo guardar la imagen.',
})

export async function acceptBytes(bytes: Uint8Array, now: Date): Promise<AcceptedPicture> {
  const stored = await storeUpload(db, { bytes, now })
  if (!stored.ok) return refuse(stored.reason)
  await orderPictureWidths(db, stored.key)
  return { ok: true, picture: { key: stored.key, placeholder: stored.placeholder } }
}

export async function acceptAddress(address: string, now: Date): Promise<AcceptedPicture> {
  const fetched = await fetchPicture(address)
  return fetched.ok ? acceptBytes(fetched.bytes, now) : refuse(fetched.reason)
}

export function answer(accepted: AcceptedPicture): Response {
  return Response.json(accepted, { status: accepted.ok ? 200 : 422 })
}
