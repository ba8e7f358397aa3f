import { findStaffProducts } from '#app/shop/catalog/find-staff-products.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/find-products'

/** For every field where a product is chosen by typing or scanning. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const params = new URL(request.url).searchParams
  const onlyActive = params.get('inactivos') !== 'si'
  const products = await findStaffProducts(db, { text: params.get('q') ?? '', atMost: 12, onlyActive })
  return Response.json({ products })
}
