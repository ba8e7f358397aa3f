import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { media } from '#db/schema/media.ts'
import { productPictures } from '#db/schema/products.ts'

export async function picturesOf(tx: Transaction, productId: number): Promise<string[]> {
  const rows = await tx
    .select({ key: productPictures.mediaKey })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position))
  return rows.map((row) => row.key)
}

/** The product's pictures are these, in this order; false when one of them is not kept here. */
export async function setPictures(
  tx: Transaction,
  { productId, keys }: { productId: number; keys: readonly string[] },
): Promise<boolean> {
  const wanted = [...new Set(keys)]
  if (wanted.length > 0) {
    const kept = await tx.select({ key: media.key }).from(media).where(inArray(media.key, wanted))
    if (kept.length < wanted.length) return false
  }
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  if (wanted.length === 0) return true
  await tx
    .insert(productPictures)
    .values(wanted.map((mediaKey, place) => ({ productId, position: place + 1, mediaKey })))
  return true
}
