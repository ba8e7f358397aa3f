import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Everything that must be true of stock, orders and promo codes at any moment; one sentence for each thing that is not. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select format('product %s: on hand %s, movements %s', s.product_id, s.on_hand, m.sum) as broken
      from stock s left join lateral (
        select coalesce(sum(quantity), 0) as sum from stock_movements where product_id = s.product_id) m on true
      where s.on_hand <> m.sum
    union all
    select format('product %s: reserved %s, open lines %s', s.product_id, s.reserved, l.sum)
      from stock s left join lateral (
        select coalesce(sum(l.quantity), 0) as sum from order_lines l join orders o on o.id = l.order_id
        where l.product_id = s.product_id and o.holding = 'reserved') l on true
      where s.reserved <> l.sum
    union all
    select format('order %s, product %s: movements %s, taken %s', coalesce(m.order_id, t.order_id),
        coalesce(m.product_id, t.product_id), m.sum, t.sum)
      from (select order_id, product_id, sum(quantity) as sum from stock_movements
        where order_id is not null group by 1, 2) m
      full join (select l.order_id, l.product_id, -l.quantity as sum from order_lines l
        join orders o on o.id = l.order_id where o.holding = 'taken') t using (order_id, product_id)
      where coalesce(m.sum, 0) <> coalesce(t.sum, 0)
    union all
    select format('movement %s begins at %s, the one before ended at %s', id, stock_before, ended)
      from (select id, stock_before, lag(stock_after, 1, 0) over (partition by product_id order by id) as ended
        from stock_movements) chain
      where stock_before <> ended
    union all
    select format('order %s: %s live promo uses, expected %s', o.number, u.live, e.expected)
      from orders o
      cross join lateral (select count(*)::int as live from promo_code_uses
        where order_id = o.id and released_at is null) u
      cross join lateral (select (case when o.promo_code_id is not null and o.status <> 'cancelado'
        and o.deleted_at is null then 1 else 0 end) as expected) e
      where u.live <> e.expected
    union all
    select format('code %s: %s uses of %s', p.code, u.live, p.max_uses)
      from promo_codes p
      cross join lateral (select count(*)::int as live from promo_code_uses
        where promo_code_id = p.id and released_at is null) u
      where u.live > p.max_uses`)
  return rows.map((row) => row.broken)
}
