import { MOST_LINES } from '#app/shop/cart/cart.ts'
import { readCartProducts } from '#app/shop/cart/read-cart-products.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/fresh-products'

/** Today's name, price and stock of the products in somebody's cart. */
export async function loader({ request }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('ids') ?? '').slice(0, 1000).split(',').map(Number)
  const ids = [...new Set(asked)]
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    .slice(0, MOST_LINES)
  const products = ids.length > 0 ? await readCartProducts(db, ids) : []
  return Response.json({ products }, { headers: { 'cache-control': 'no-store' } })
}
