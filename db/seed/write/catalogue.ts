import { drawnPicture } from '#app/integrations/media/drawn-picture.ts'
import type { Db } from '#db/client.ts'
import { media } from '#db/schema/media.ts'
import { productPictures, products as productTable } from '#db/schema/products.ts'
import { categories } from '../catalogue/categories.ts'
import type { SeedProduct } from '../catalogue/generate.ts'
import { goOnCounting, insertAll } from '../insert.ts'

const categoryIds = new Map<string, number>(categories.map(([slug], index) => [slug, index + 1]))

export async function writeCatalogue(tx: Db, products: SeedProduct[], now: Date): Promise<void> {
  const rows = products.map(({ category, pictures: _, stock: __, ...product }, index) => ({
    ...product,
    id: index + 1,
    categoryId: categoryIds.get(category) ?? null,
    updatedAt: product.createdAt,
  }))
  await insertAll(tx, productTable, rows)
  const drawn = new Map<string, ReturnType<typeof drawnPicture>>()
  const shown: (typeof productPictures.$inferInsert)[] = []
  products.forEach(({ pictures }, index) => {
    pictures.forEach((spec, place) => {
      const picture = drawnPicture(spec)
      drawn.set(picture.key, picture)
      shown.push({ productId: index + 1, position: place + 1, mediaKey: picture.key })
    })
  })
  await insertAll(
    tx,
    media,
    [...drawn.values()].map((picture) => ({ ...picture, createdAt: now })),
  )
  await insertAll(tx, productPictures, shown)
  await goOnCounting(tx, ['products'])
}
