import { type SQL, sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Phone } from '#app/shop/kernel/phone.ts'
import type { Db } from '#db/client.ts'

export type ListedCustomer = {
  id: number
  fullName: string
  email: string | null
  phone: Phone | null
  address: string | null
  notes: string | null
  hasAccount: boolean
  version: number
  createdAt: Date
  orderCount: number
  totalSpent: Money
  lastOrderDate: Date | null
}

export const customerSorts = ['recientes', 'nombre', 'pedidos', 'compras'] as const
export type CustomerSort = (typeof customerSorts)[number]

type Question = { search: string; sort: CustomerSort; page: number; pageSize: number }

/** What a customer bought is read from the orders: all that were not deleted or cancelled; money only of the sold. */
const bought = sql`
  select customer_id, count(*)::int as order_count, max(created_at) as last_order_date,
    coalesce(sum(total) filter (where status = 'completado'), 0)::float8 as total_spent
  from orders where deleted_at is null and status <> 'cancelado'`

const columns = sql`
  c.id, c.full_name as "fullName", c.email, c.phone, c.address, c.notes, c.user_id is not null as "hasAccount",
  c.version, c.created_at as "createdAt", coalesce(b.order_count, 0) as "orderCount",
  coalesce(b.total_spent, 0) as "totalSpent", b.last_order_date as "lastOrderDate"`

const orders: Record<CustomerSort, SQL> = {
  recientes: sql`c.created_at desc, c.id desc`,
  nombre: sql`c.full_name collate spanish, c.id`,
  pedidos: sql`coalesce(b.order_count, 0) desc, c.id desc`,
  compras: sql`coalesce(b.total_spent, 0) desc, c.id desc`,
}

export async function listCustomers(db: Db, { search, sort, page, pageSize }: Question) {
  const condition = sql`c.archived_at is null ${matching(search)}`
  const byOrders = sort === 'pedidos' || sort === 'compras'
  const totals = byOrders
    ? sql`left join (${bought} and customer_id is not null group by customer_id) b on b.customer_id = c.id`
    : sql`left join lateral (${bought} and customer_id = c.id group by customer_id) b on true`
  const [list, all] = await Promise.all([
    db.execute<Row>(sql`
      select ${columns} from customers c ${totals} where ${condition}
      order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from customers c where ${condition}`),
  ])
  const total = all.rows[0]?.total ?? 0
  return { customers: list.rows.map(withDates), total, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

export async function readCustomer(db: Db, { id }: { id: number }): Promise<ListedCustomer | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from customers c
    left join lateral (${bought} and customer_id = c.id group by customer_id) b on true
    where c.id = ${id} and c.archived_at is null`)
  return rows[0] ? withDates(rows[0]) : null
}

export type CustomerSummary = { total: number; withEmail: number; withOrders: number; sales: Money }

/** The four cards over the list. */
export async function summariseCustomers(db: Db): Promise<CustomerSummary> {
  const { rows } = await db.execute<CustomerSummary>(sql`
    select count(*)::int as total, (count(*) filter (where c.email is not null))::int as "withEmail",
      (count(*) filter (where b.customer_id is not null))::int as "withOrders",
      coalesce(sum(b.total_spent), 0)::float8 as sales
    from customers c
    left join (${bought} and customer_id is not null group by customer_id) b on b.customer_id = c.id
    where c.archived_at is null`)
  return rows[0] ?? { total: 0, withEmail: 0, withOrders: 0, sales: 0 as Money }
}

type Row = Omit<ListedCustomer, 'createdAt' | 'lastOrderDate'> & {
  createdAt: string | Date
  lastOrderDate: string | Date | null
}

function withDates(row: Row): ListedCustomer {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    lastOrderDate: row.lastOrderDate ? new Date(row.lastOrderDate) : null,
  }
}

/** By name, e-mail or telephone; a telephone may be typed with spaces. */
function matching(text: string): SQL {
  const search = text.normalize('NFC').replaceAll('\u0000', '').trim().slice(0, 100)
  if (!search) return sql``
  const like = search.replace(/[\\%_]/g, '\\$&')
  const digits = /^[+\d\s()-]{4,}$/.test(search) ? search.replace(/\D/g, '') : ''
  const byPhone = digits.length >= 4 ? sql`or c.phone like ${`%${digits}%`}` : sql``
  return sql`and (c.search_all like '%' || search_text(${like}) || '%' ${byPhone})`
}
