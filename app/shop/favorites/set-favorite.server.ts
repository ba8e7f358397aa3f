import { and, eq, isNull } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { favorites } from '#db/schema/customers.ts'
import { products } from '#db/schema/products.ts'

type Choice = { userId: string; productId: number; favorite: boolean; now: Date }

/** Says what it shall be, so that a second tap or a repeated request does no harm. */
export async function setFavorite(db: Db, { userId, productId, favorite, now }: Choice) {
  if (!favorite) {
    await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.productId, productId)))
    return { ok: true as const }
  }
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), isNull(products.archivedAt)))
      .for('key share')
    if (!product) return refused('unknown-product')
    await tx.insert(favorites).values({ userId, productId, createdAt: now }).onConflictDoNothing()
    return { ok: true as const }
  })
}
