import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { favorites } from '#db/schema/customers.ts'
import { stock } from '#db/schema/inventory.ts'
import { media } from '#db/schema/media.ts'
import { productPictures, products } from '#db/schema/products.ts'

type Whose = { userId: string }

/** Newest first, as the products are today. A product that is gone is skipped. */
export async function listFavorites(db: Db, { userId }: Whose) {
  return db
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      brand: products.brand,
      presentation: products.presentation,
      sku: products.sku,
      price: products.price,
      discountPercent: products.discountPercent,
      finalPrice: products.finalPrice,
      active: products.active,
      available: stock.available,
      picture: productPictures.mediaKey,
      placeholder: media.placeholder,
    })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .innerJoin(stock, eq(stock.productId, products.id))
    .leftJoin(
      productPictures,
      and(eq(productPictures.productId, products.id), eq(productPictures.position, 1)),
    )
    .leftJoin(media, eq(media.key, productPictures.mediaKey))
    .where(and(eq(favorites.userId, userId), isNull(products.archivedAt)))
    .orderBy(desc(favorites.createdAt), desc(products.id))
}

export type FavoriteProduct = Awaited<ReturnType<typeof listFavorites>>[number]

/** Which hearts are filled. */
export async function readFavoriteIds(db: Db, { userId }: Whose): Promise<number[]> {
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(favorites.productId)
  return rows.map(({ id }) => id)
}
