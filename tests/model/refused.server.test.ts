import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

const shop = testDatabase()
let product = 0
let staff = ''

beforeAll(async () => {
  product = (await makeProduct(shop.db, { stock: 10 })).id
  staff = (await makeStaff(shop.db, { role: 'owner' })).id
  await order({ id: 900, number: "'FW-000900'" })
})

const defaults = {
  id: '1',
  channel: "'web'",
  number: "'FW-000001'",
  token: 'md5(random()::text)',
  customer_name: "'Ana'",
  customer_phone: "'50588887777'",
  delivery_type: "'pickup'",
  payment_method: "'efectivo'",
  payment_state: "'pending'",
  subtotal: '100',
  total: '100',
  exchange_rate: '370000',
  status: "'pendiente'",
  holding: "'reserved'",
}

/** Writes an order of one line, changed as told, as anybody with psql could. */
function order(changes: Record<string, string | number>, line: Record<string, string | number> = {}) {
  const row = { ...defaults, ...changes }
  const lineRow = {
    order_id: row.id,
    product_id: product,
    position: 1,
    product_name: "'X'",
    list_price: 100,
    unit_price: 100,
    unit_cost: 60,
    quantity: 1,
    total: 100,
    ...line,
  }
  const insert = (table: string, values: Record<string, string | number>) =>
    `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')});`
  return shop.pool
    .query(`begin; ${insert('orders', row)} ${insert('order_lines', lineRow)} commit;`)
    .catch(async (error) => {
      await shop.pool.query('rollback')
      throw error
    })
}

const refusals: [string, string, RegExp][] = [
  ['stock below zero', 'update stock set on_hand = -1', /stock_/],
  ['more reserved than on hand', 'update stock set reserved = on_hand + 1', /stock_never_oversold/],
  ['a product of negative price', 'update products set price = -1', /products_price/],
  ['a discount of 101 %', 'update products set discount_percent = 101', /products_discount_percent/],
  ['an unknown health goal', "update products set health_goals = '{luck}'", /health_goals/],
  [
    'a fourth picture',
    "insert into media (key, kind, width, height) values ('abcdef', 'uploaded', 1, 1); insert into product_pictures select id, 4, 'abcdef' from products limit 1",
    /up_to_three/,
  ],
  [
    'a promo code of 101 %',
    "insert into promo_codes (code, discount_percent, starts_on, ends_on) values ('A', 101, '2026-01-01', '2026-01-02')",
    /promo_codes_discount_percent/,
  ],
  [
    'a promo code in small letters',
    "insert into promo_codes (code, discount_percent, starts_on, ends_on) values ('abc', 1, '2026-01-01', '2026-01-02')",
    /upper_case/,
  ],
  [
    'a promo code that ends before it starts',
    "insert into promo_codes (code, discount_percent, starts_on, ends_on) values ('A', 1, '2026-01-02', '2026-01-01')",
    /dates_in_order/,
  ],
  [
    'a promo code twice',
    "insert into promo_codes (code, discount_percent, starts_on, ends_on) values ('A', 1, '2026-01-01', '2026-01-02'), ('A', 2, '2026-01-01', '2026-01-02')",
    /promo_codes_code_unique/,
  ],
  [
    'a movement that does not add up',
    'insert into stock_movements (product_id, kind, quantity, stock_before, stock_after, at) select id, $$adjustment$$, 1, 5, 7, now() from products limit 1',
    /add_up/,
  ],
  ['a changed movement', 'update stock_movements set quantity = 99', /facts/],
  ['a removed movement', 'delete from stock_movements', /facts/],
  [
    'an adjustment of nothing',
    "insert into adjustments (product_id, kind, quantity, stock_before, stock_after, adjusted_at) select id, 'entrada', 0, 1, 1, now() from products limit 1",
    /quantity_positive/,
  ],
  [
    'an expense of C$ 0',
    "insert into expense_categories (name) values ('x'); insert into expenses (description, amount, category_id, spent_on) select 'x', 0, id, '2026-01-01' from expense_categories limit 1",
    /whole_cordobas/,
  ],
  [
    'an expense with centavos',
    "insert into expense_categories (name) values ('x'); insert into expenses (description, amount, category_id, spent_on) select 'x', 150, id, '2026-01-01' from expense_categories limit 1",
    /whole_cordobas/,
  ],
  ['shipping below zero', "insert into departments (name, shipping_cost) values ('X', -1)", /shipping_cost/],
  [
    'a department twice',
    "insert into departments (name, shipping_cost) values ('León', 1), (' león ', 1)",
    /departments_name_unique/,
  ],
  [
    'staff without a role',
    "insert into users (id, name, email, kind) values ('a', 'A', 'a@b.c', 'staff')",
    /staff_have_a_role/,
  ],
  [
    'a customer with a role',
    "insert into users (id, name, email, role) values ('a', 'A', 'a@b.c', 'owner')",
    /staff_have_a_role/,
  ],
  [
    'a paid payment of nothing',
    "insert into payments (order_id, ern, amount_usd_cents, status) values (900, 'x', 0, 'open')",
    /amount_positive/,
  ],
]

test.each(refusals)('the database refuses %s', async (_what, statement, reason) => {
  await expect(shop.pool.query(`begin; ${statement}; commit;`)).rejects.toThrow(reason)
  await shop.pool.query('rollback')
})

const badOrders: [string, Record<string, string | number>, Record<string, string | number>, RegExp][] = [
  ['without a customer name', { customer_name: "'  '" }, {}, /orders_customer_name/],
  ['with a number that is taken', { number: "'FW-000900'" }, {}, /orders_number/],
  ['with a number of the other channel', { number: "'FN-000001'" }, {}, /number_shape/],
  ['whose total is not its parts', { total: 99 }, {}, /total_adds_up/],
  ['whose subtotal is not its lines', { subtotal: 200, total: 200 }, {}, /lines add up/],
  ['with a discount above its subtotal', { discount: 200, total: -100 }, {}, /orders_amounts/],
  ['whose line does not multiply', {}, { quantity: 2 }, /order_lines_total/],
  ['of zero units', {}, { quantity: 0, total: 0 }, /order_lines_quantity/],
  ['delivered nowhere', { delivery_type: "'delivery'" }, {}, /orders_delivery/],
  ['picked up at a price', { shipping_cost: 10, total: 110 }, {}, /orders_delivery/],
  [
    'completed without having taken its units',
    { status: "'completado'", completed_at: 'now()' },
    {},
    /holding_follows_status/,
  ],
  ['cancelled but still holding units', { status: "'cancelado'" }, {}, /holding_follows_status/],
  ['with a payment word of the other channel', { payment_state: "'pagado'" }, {}, /payment_state_known/],
  [
    'given away without 100 %',
    { channel: "'store'", number: "'FN-000001'", payment_state: "'regalia'" },
    {},
    /regalia_is_free/,
  ],
]

test.each(badOrders)('the database refuses an order %s', async (_what, changes, line, reason) => {
  await expect(order({ id: 901, ...changes }, line)).rejects.toThrow(reason)
})

test('the database refuses an order without lines', async () => {
  const { rows } = await shop.pool.query(
    'select count(*)::int as lines from order_lines where order_id = 900',
  )
  expect(rows[0].lines).toBe(1)
  await expect(shop.pool.query('delete from order_lines where order_id = 900')).rejects.toThrow(
    /lines add up/,
  )
})

test('the database refuses two closings of one person on one day, unless the first is deleted', async () => {
  const close = () =>
    shop.pool.query(
      "insert into closings (user_id, day, sales, movements, sales_total, expected_cash, closed_at) values ($1, '2026-01-01', '[]', '[]', 0, 0, now())",
      [staff],
    )
  await close()
  await expect(close()).rejects.toThrow(/closings_one_a_day/)
  await shop.pool.query("update closings set state = 'eliminado', deleted_at = now(), deleted_by = $1", [
    staff,
  ])
  await close()
})

test('the log of staff can only grow', async () => {
  await shop.pool.query(
    "insert into staff_log (at, user_name, action, entity, entity_id) values (now(), 'Ana', 'creó', 'x', '1')",
  )
  await expect(shop.pool.query("update staff_log set user_name = 'Otra'")).rejects.toThrow(/facts/)
  await expect(shop.pool.query('delete from staff_log')).rejects.toThrow(/facts/)
})
