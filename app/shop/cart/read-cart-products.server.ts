import { sql } from 'drizzle-orm'
import { onSale } from '#app/shop/catalog/product-cards.server.ts'
import type { Db } from '#db/client.ts'
import { MOST_LINES } from './cart.ts'
import type { FreshProduct } from './refresh-cart.ts'

/** Today's name, price and units of the products in a cart; what is no longer sold does not come back. */
export async function readCartProducts(db: Db, ids: readonly number[]): Promise<FreshProduct[]> {
  const wanted = [...new Set(ids)].slice(0, MOST_LINES)
  if (wanted.length === 0) return []
  const { rows } = await db.execute<FreshProduct>(sql`
    select p.id, p.name, p.final_price as price, greatest(s.available, 0) as stock, p.brand as marca, p.sku,
      p.usage as instrucciones_uso, p.discount_percent as porcentaje_descuento, p.presentation as presentacion,
      (select pp.media_key from product_pictures pp
        where pp.product_id = p.id order by pp.position limit 1) as image
    from products p join stock s on s.product_id = p.id
    where p.id in ${wanted} and ${onSale}`)
  return rows
}
