import type { World } from './people.ts'
import { account } from './rows/account.ts'
import { catalogue } from './rows/catalogue.ts'
import { checkout } from './rows/checkout.ts'
import { office } from './rows/office.ts'
import { orders } from './rows/orders.ts'
import { storefront } from './rows/storefront.ts'

/**
 * anyone: the same for all. customer: customers, for themselves. panel: everybody may ask, and only a customer is
 * shown anything. hers: customer A, whose it is; to customer B it does not exist. seller, manager, owner: staff from
 * that role upwards.
 */
export type Who = 'anyone' | 'customer' | 'panel' | 'hers' | 'seller' | 'manager' | 'owner'

export type Row = {
  who: Who
  params?: (world: World) => Record<string, string | number>
  search?: string
  form?: (world: World) => Record<string, string>
}

/** "GET /admin/personal": who may, or a row that says with what it is asked. */
export type Rows = Record<string, Who | Row>

export const rows: Rows = { ...storefront, ...checkout, ...account, ...catalogue, ...orders, ...office }

export const rowOf = (name: string): Row | undefined => {
  const row = rows[name]
  return typeof row === 'string' ? { who: row } : row
}
