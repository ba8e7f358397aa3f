import { readPersonalData } from '#app/shop/orders/personal-data.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireCustomer } from '#app/web/session.server.ts'
import type { Route } from './+types/my-data'

/** A file with everything the shop knows about the customer. */
export async function loader({ request }: Route.LoaderArgs) {
  const { id, email, emailVerified } = await requireCustomer(request)
  const data = await readPersonalData(db, { owner: { userId: id, email, emailVerified }, now: new Date() })
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mis-datos.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
