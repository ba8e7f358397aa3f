import type { Context } from 'hono'
import { readPicture } from '#app/integrations/media-store.server.ts'
import { database } from '#db/client.ts'

/** `/media/<key>/<width>.<format>`: the key is made from the content, so an answer is good for ever. */
export async function serveMedia(c: Context) {
  const [, width = '', format = ''] = /^(\d+|og)\.(avif|webp|jpg)$/.exec(c.req.param('file') ?? '') ?? []
  const picture = width
    ? await readPicture(database(), { key: c.req.param('key') ?? '', width, format })
    : null
  if (!picture?.ok) return c.text('No existe', 404, { 'cache-control': 'public, max-age=60' })
  return new Response(picture.bytes, {
    headers: {
      'content-type': picture.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
