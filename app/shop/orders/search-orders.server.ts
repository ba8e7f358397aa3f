import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { searchText } from '#app/shop/kernel/search-text.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'
import type { Channel } from './order-status.ts'

/** Which orders are asked for, besides the search, in which order, and which of them. */
export type Wanted = { within: SQL | undefined; order: SQL[]; limit: number; offset: number }

type Search = Wanted & {
  channel: Channel
  search: string
  /** What matches more than this is walked instead of gathered. */
  mostGathered: number
}
type Found = { ids: number[]; total: number; more: boolean }

/** How far one may page through what was not gathered. */
const MOST_COUNTED = 10_000

/** Orders by number, customer, telephone, e-mail or product. */
export async function searchOrders(db: Db, search: Search): Promise<Found> {
  const texts = patternsOf(search.search)
  if (!texts) return { ids: [], total: 0, more: false }
  return (await gather(db, search, texts)) ?? walk(db, search, texts)
}

type Patterns = { order: string[]; line: string[] }

/** One or two letters are the beginning of a word, which the index finds, one alone of no product; signs are nothing. */
function patternsOf(search: string): Patterns | null {
  const text = searchText(search)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const like = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const patterns = text.length < 3 ? [`${like}%`, `% ${like}%`] : [`%${like}%`]
  const digits = /^[+()\d\s-]{4,}$/.test(search.trim()) ? search.replace(/\D/g, '') : ''
  return {
    order: digits.length >= 4 ? [...patterns, `%${digits}%`] : patterns,
    line: text.length < 2 ? [] : patterns,
  }
}

const anyOf = (column: SQLWrapper, patterns: string[]) =>
  patterns.length === 0
    ? sql`false`
    : sql`(${sql.join(
        patterns.map((pattern) => sql`${column} like ${pattern}`),
        sql` or `,
      )})`

/** Looks up all that match once, whatever the planner believes, and counts on the way; null when they are too many. */
async function gather(
  db: Db,
  { channel, within, order, limit, offset, mostGathered }: Search,
  texts: Patterns,
) {
  const matches = sql`with matches as materialized (select array(
    (select o.id from orders o where o.channel = ${channel} and ${anyOf(sql`o.search_all`, texts.order)})
    union all
    (select l.order_id from order_lines l where ${anyOf(sql`l.search_name`, texts.line)})
    limit ${mostGathered + 1}) as ids)`
  const among = sql`${within} and (select cardinality(ids) from matches) <= ${mostGathered}
    and ${orders.id} = any ((select ids from matches)::int[])`
  const { rows } = await db.execute<{
    matched: number
    id: number | null
    counted: number | null
  }>(sql`${matches}
    select cardinality(m.ids) as matched, page.id, page.counted from matches m left join (
      select ${orders.id} as id, (count(*) over ())::int as counted from ${orders} where ${among}
      order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}) page on true`)
  if ((rows[0]?.matched ?? 0) > mostGathered) return null
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (ids.length > 0 || offset === 0) return { ids, total: rows[0]?.counted ?? 0, more: false }
  const counted = await db.execute<{ total: number }>(
    sql`${matches} select count(*)::int as total from ${orders} where ${among}`,
  )
  return { ids, total: counted.rows[0]?.total ?? 0, more: false }
}

/** Goes along the order that is asked for: where much matches, a page is soon full. */
async function walk(db: Db, { within, order, limit, offset }: Search, texts: Patterns): Promise<Found> {
  const matching = sql`from ${orders} where ${within} and (${anyOf(orders.searchAll, texts.order)}
    or (select bool_or(${anyOf(sql`l.search_name`, texts.line)}) from order_lines l where l.order_id = ${orders.id}))`
  const from = Math.min(offset, MOST_COUNTED)
  const [page, counted] = await Promise.all([
    db.execute<{ id: number }>(
      sql`select ${orders.id} as id ${matching} order by ${sql.join(order, sql`, `)} limit ${limit} offset ${from}`,
    ),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from (select 1 ${matching} limit ${MOST_COUNTED + 1}) counted`,
    ),
  ])
  const total = counted.rows[0]?.total ?? 0
  return {
    ids: offset >= MOST_COUNTED ? [] : page.rows.map(({ id }) => id),
    total: Math.min(total, MOST_COUNTED),
    more: total > MOST_COUNTED,
  }
}
