import { suggestProducts } from '#app/shop/catalog/suggest-products.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/suggestions'

/** What the search box shows while somebody types. */
export async function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q')?.replaceAll('\u0000', '') ?? ''
  return Response.json(await suggestProducts(db, text.slice(0, 80)))
}
