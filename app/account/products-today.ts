import { readCartProducts } from '#app/shop/cart/read-cart-products.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireCustomer } from '#app/web/session.server.ts'
import type { Route } from './+types/products-today'

/** What the products of an order or of the favourites are today, for the cart. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireCustomer(request)
  const ids = new URL(request.url).searchParams.getAll('id').map(Number)
  const known = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  return Response.json(await readCartProducts(db, known), { headers: { 'Cache-Control': 'no-store' } })
}
