import { findCustomers } from '#app/shop/customers/find-customers.server.ts'
import { readCustomer } from '#app/shop/customers/list-customers.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/find-customers'

/** For the field where a customer is found while typing. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = await findCustomers(db, { text, atMost: 6 })
  const customers = await Promise.all(found.map(({ id }) => readCustomer(db, { id })))
  return Response.json({ customers: customers.filter((customer) => customer !== null) })
}
