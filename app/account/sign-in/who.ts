import { readFavoriteIds } from '#app/shop/favorites/list-favorites.server.ts'
import { db } from '#app/web/database.server.ts'
import { currentUser } from '#app/web/session.server.ts'
import type { Who } from '#app/web/who.ts'
import type { Route } from './+types/who'

/** GET /api/yo: who is signed in, asked by pages that are the same for everybody. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request)
  const isCustomer = user?.kind === 'customer'
  const favorites = isCustomer ? await readFavoriteIds(db, { userId: user.id }) : []
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!user) return Response.json({ user: null, favorites } satisfies Who, { headers })
  const { id, name, email, kind, role, phone, address } = user
  const who: Who = { user: { id, name, email, kind, role, phone, address }, favorites }
  return Response.json(who, { headers })
}
