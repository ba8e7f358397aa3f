import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawnPicture } from '#app/integrations/media/drawn-picture.ts'
import { packshotSpec } from '#app/integrations/packshot/spec.ts'
import { media } from '#db/schema/media.ts'
import { testDatabase } from '#tests/support/database.ts'
import { seedDemo } from './demo.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')

beforeAll(async () => {
  await seedDemo(shop.db, { now, log: () => undefined, password: 'Demostracion1' })
})

/** The rows that break a rule: there must be none. */
async function broken(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await shop.db.execute(query)).rows
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = (await shop.db.execute<{ count: number }>(query)).rows
  return Number(row?.count)
}

describe('the demo shop in the database', () => {
  it('has on hand what its movements add up to', async () => {
    expect(
      await broken(sql`select s.product_id from stock s left join stock_movements m using (product_id)
        group by s.product_id, s.on_hand having s.on_hand <> coalesce(sum(m.quantity), 0)`),
    ).toEqual([])
  })

  it('follows each movement from the balance before it', async () => {
    expect(
      await broken(sql`select * from (select product_id, stock_before,
          lag(stock_after, 1, 0) over (partition by product_id order by id) as expected from stock_movements) m
        where stock_before <> expected`),
    ).toEqual([])
  })

  it('reserves what its open orders hold', async () => {
    expect(
      await broken(sql`select s.product_id from stock s left join (order_lines l join orders o on o.id = l.order_id
          and o.holding = 'reserved') on l.product_id = s.product_id
        group by s.product_id, s.reserved having s.reserved <> coalesce(sum(l.quantity), 0)`),
    ).toEqual([])
  })

  it('took from stock what its completed orders sold', async () => {
    expect(
      await broken(sql`select o.id from orders o join order_lines l on l.order_id = o.id
        left join stock_movements m on m.order_id = o.id and m.product_id = l.product_id and m.kind = 'sale'
        where (o.holding = 'taken') <> (m.quantity is not null) or m.quantity <> -l.quantity`),
    ).toEqual([])
  })

  it('charges lines less discount plus shipping', async () => {
    expect(
      await broken(sql`select o.id from orders o join order_lines l on l.order_id = o.id
        group by o.id having o.subtotal <> sum(l.total) or o.total <> o.subtotal - o.discount + o.shipping_cost`),
    ).toEqual([])
  })

  it('has every closing hold its sales, and no completed sale forgotten before the last one', async () => {
    expect(
      await broken(sql`select c.id from closings c left join closing_sales s on s.closing_id = c.id
        group by c.id having c.sales_total <> coalesce(sum(s.amount), 0)`),
    ).toEqual([])
    expect(
      await broken(sql`select o.id from orders o left join closing_sales s on s.order_id = o.id
        where o.status = 'completado' and s.order_id is null
          and o.completed_at < (select max(closed_at) from closings)`),
    ).toEqual([])
    expect(
      await broken(sql`select c.id from closings c join closing_cash k on k.closing_id = c.id
        group by c.id having c.counted_cash <> sum(k.denomination * k.pieces)`),
    ).toEqual([])
  })

  it('shows shoppers more than 2,500 products, each with three pictures', async () => {
    expect(
      await count(sql`select count(*) from products p join stock s on s.product_id = p.id
        where p.active and s.available > 0`),
    ).toBeGreaterThan(2500)
    expect(
      await broken(sql`select p.id from products p left join product_pictures i on i.product_id = p.id
        group by p.id having count(i.media_key) <> 3`),
    ).toEqual([])
  })

  it('keeps each picture under the key of its own content', async () => {
    const kept = await shop.db.select().from(media).limit(200)
    for (const { key, drawing } of kept) expect(drawnPicture(packshotSpec.parse(drawing)).key).toBe(key)
  })

  it('has the seventeen places of Nicaragua, promo codes in every state and staff below the owner', async () => {
    expect(await count(sql`select count(*) from departments`)).toBe(17)
    const today = sql`'2026-11-21'::date`
    for (const state of [
      sql`active and ${today} between starts_on and ends_on`,
      sql`active and ends_on < ${today}`,
      sql`active and starts_on > ${today}`,
      sql`not active`,
    ]) {
      expect(await count(sql`select count(*) from promo_codes where ${state}`)).toBeGreaterThan(0)
    }
    const { rows } = await shop.db.execute(
      sql`select distinct role from users where kind = 'staff' order by role`,
    )
    expect(rows).toEqual([{ role: 'manager' }, { role: 'seller' }])
  })

  it('lets the next order, product and message be counted on', async () => {
    const next = (name: string) => count(sql`select nextval(${name}) as count`)
    expect(await next('web_order_numbers')).toBe(
      1 + (await count(sql`select count(*) from orders where channel = 'web'`)),
    )
    expect(await next('products_id_seq')).toBe(3201)
    expect(await next('message_numbers')).toBe(1 + (await count(sql`select count(*) from messages`)))
  })

  it('leaves a shop that has products alone', async () => {
    const said: string[] = []
    expect(await seedDemo(shop.db, { now, log: (line) => said.push(line) })).toEqual({ seeded: false })
    expect(said).toEqual([])
  })
})
