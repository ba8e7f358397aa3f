import { and, eq, inArray, sql } from 'drizzle-orm'
import { fetchPicture } from '#app/integrations/media/fetch-picture.server.ts'
import { storeUpload } from '#app/integrations/media/store-upload.server.ts'
import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'
import type { Db } from '#db/client.ts'
import { importRows } from '#db/schema/imports.ts'
import { media } from '#db/schema/media.ts'
import { reportProgress } from './claim-import.server.ts'
import { keptKey, pictureAddresses } from './picture-addresses.ts'

/** The keys of a row's pictures, place by place; null where nothing changes, or the picture could not be had. */
export type ResolvedPictures = (string | null)[]
export type StoredProduct = CsvProduct & { resolved?: ResolvedPictures }

const AT_A_TIME = 4

/** Brings every picture that rows name by its address, so that writing the products afterwards waits for nobody. */
export async function resolvePictures(db: Db, { importId, now }: { importId: number; now: Date }) {
  const waiting = await rowsWithPictures(db, importId)
  const total = waiting.length
  for (let at = 0; at < total; at += AT_A_TIME) {
    await Promise.all(waiting.slice(at, at + AT_A_TIME).map((row) => resolveRow(db, importId, row, now)))
    await reportProgress(db, importId, {
      picturesTotal: total,
      picturesDone: Math.min(at + AT_A_TIME, total),
    })
  }
}

type Row = { rowNumber: number; product: CsvProduct }

async function rowsWithPictures(db: Db, importId: number): Promise<Row[]> {
  const rows = await db
    .select({ rowNumber: importRows.rowNumber, product: importRows.product })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(importRows.outcome, ['create', 'update']),
        sql`${importRows.product} ?| array['picture1', 'picture2', 'picture3']`,
        sql`not ${importRows.product} ? 'resolved'`,
      ),
    )
    .orderBy(importRows.rowNumber)
  return rows as Row[]
}

async function resolveRow(db: Db, importId: number, { rowNumber, product }: Row, now: Date) {
  const found = await Promise.all(
    pictureAddresses(product).map((address) => (address === undefined ? null : resolve(db, address, now))),
  )
  const resolved = found.map((one) => (typeof one === 'string' ? one : null))
  const problems = found.flatMap((one, place) =>
    one !== null && typeof one === 'object'
      ? [`Fila ${rowNumber}: imagen_url${place + 1}: ${one.problem}`]
      : [],
  )
  await db
    .update(importRows)
    .set({
      product: { ...product, resolved },
      problems: sql`${importRows.problems} || ${sql.param(problems)}::text[]`,
    })
    .where(and(eq(importRows.importId, importId), eq(importRows.rowNumber, rowNumber)))
}

async function resolve(db: Db, address: string, now: Date): Promise<string | { problem: string }> {
  const key = keptKey(address)
  if (key) {
    const [kept] = await db.select({ key: media.key }).from(media).where(eq(media.key, key))
    return kept ? key : { problem: 'esa imagen ya no está guardada' }
  }
  const fetched = await fetchPicture(address)
  if (!fetched.ok) return { problem: unfetched[fetched.reason] }
  const stored = await storeUpload(db, { bytes: fetched.bytes, now })
  return stored.ok ? stored.key : { problem: refusedPicture[stored.reason] }
}

const unfetched = {
  'not-allowed': 'la dirección no es de una página pública',
  unreachable: 'la página no respondió',
  'not-found': 'no hay una imagen en esa dirección',
  'too-large': 'la imagen pesa más de 10 MB',
}
const refusedPicture = {
  'not-a-picture': 'lo que hay en esa dirección no es una imagen',
  'too-large': 'la imagen pesa más de 10 MB',
  'too-many-pixels': 'la imagen es demasiado grande',
}
