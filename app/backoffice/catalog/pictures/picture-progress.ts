import { readWidthProgress } from '#app/shop/catalog/picture-widths.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/picture-progress'

/** How many of a picture's widths are made. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  return Response.json({ progress: await readWidthProgress(db, params.key) })
}
