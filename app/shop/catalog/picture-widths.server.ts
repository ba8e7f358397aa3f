import { asc, eq, sql } from 'drizzle-orm'
import { widths } from '#app/integrations/media/renditions.ts'
import { readPicture } from '#app/integrations/media-store.server.ts'
import type { Db } from '#db/client.ts'
import { pictureWidths } from '#db/schema/media.ts'

const renditions = [
  ...widths.flatMap((width) => [
    { width, format: 'webp' },
    { width, format: 'avif' },
  ]),
  { width: 'og', format: 'jpg' },
]

/** A new picture waits to be made in every width the pages use, so that no shopper is the first to ask. */
export async function orderPictureWidths(db: Db, key: string): Promise<void> {
  await db
    .insert(pictureWidths)
    .values({ mediaKey: key, made: 0, total: renditions.length })
    .onConflictDoNothing()
}

/** Makes the widths of every picture that waits; gives how many pictures it finished. */
export async function makePictureWidths(db: Db): Promise<number> {
  const waiting = await db
    .select({ key: pictureWidths.mediaKey, made: pictureWidths.made })
    .from(pictureWidths)
    .where(sql`${pictureWidths.made} < ${pictureWidths.total}`)
    .orderBy(asc(pictureWidths.orderedAt))
    .limit(200)
  for (const { key, made } of waiting) {
    for (let next = made; next < renditions.length; next++) {
      const rendition = renditions[next]
      if (rendition) await readPicture(db, { key, ...rendition })
      await db
        .update(pictureWidths)
        .set({ made: next + 1 })
        .where(eq(pictureWidths.mediaKey, key))
    }
  }
  return waiting.length
}

export type WidthProgress = { made: number; total: number }

/** How far a picture is; one that nobody ordered is made when somebody asks for it. */
export async function readWidthProgress(db: Db, key: string): Promise<WidthProgress | null> {
  const [progress] = await db
    .select({ made: pictureWidths.made, total: pictureWidths.total })
    .from(pictureWidths)
    .where(eq(pictureWidths.mediaKey, key))
  return progress ?? null
}
