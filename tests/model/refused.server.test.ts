import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makePromoCode } from '#tests/support/factories/shop.ts'

/** What anybody with psql might try; `refused` names the rule that stands in the way. */
const shop = testDatabase()
let staff = ''

beforeAll(async () => {
  await makeProduct(shop.db, { id: 100, sku: 'UNO', stock: 10 })
  await makePromoCode(shop.db, { id: 1, code: 'UNO' })
  staff = (await makeStaff(shop.db, { role: 'owner' })).id
  await shop.pool.query(`
    insert into expense_categories (id, name) values (100, 'Luz');
    insert into media (key, kind, width, height) values ('foto-uno', 'uploaded', 1, 1);
    insert into staff_log (at, user_name, action, entity, entity_id) values (now(), 'Ana', 'creó', 'x', '1');
    insert into categories (name, slug) values ('Té', 'te');
    insert into messages (number, kind, name, email, subject, body) values ('M-1', 'contact', 'A', 'a@b.c', 's', 'b');
  `)
})

const product = (columns: string, values: string) =>
  `insert into products (name, price, cost${columns && `, ${columns}`}) values ('X', 1, 1${values && `, ${values}`})`
const promo = (values: string) =>
  `insert into promo_codes (code, discount_percent, starts_on, ends_on) values (${values}, '2026-01-01', '2026-01-02')`
const movement = (values: string) =>
  `insert into stock_movements (product_id, kind, quantity, stock_before, stock_after, at) values (100, ${values}, now())`
const adjustment = (kind: string, quantity: number, before: number, after: number) =>
  `insert into adjustments (product_id, kind, quantity, stock_before, stock_after, adjusted_at) values (100, '${kind}', ${quantity}, ${before}, ${after}, now())`
const expense = (amount: number, description = 'Recibo') =>
  `insert into expenses (description, amount, category_id, spent_on) values ('${description}', ${amount}, 100, '2026-01-01')`
const user = (columns: string, values: string) =>
  `insert into users (id, name, email, ${columns}) values ('x', 'A', 'a@b.c', ${values})`
const customer = (columns: string, values: string) => `insert into customers (${columns}) values (${values})`
const picture = (key: string, more: string) =>
  `insert into media (key, kind, width, height, drawing) values ('${key}', ${more})`

const refusals: [what: string, statement: string, refused: RegExp][] = [
  ['stock below zero', 'update stock set on_hand = -1', /stock_/],
  ['reserved units below zero', 'update stock set reserved = -1', /stock_reserved_not_negative/],
  ['more reserved than on hand', 'update stock set reserved = on_hand + 1', /stock_never_oversold/],
  ['a second balance', 'insert into stock (product_id) values (100)', /stock_pkey/],

  ['a product without a name', "update products set name = '  '", /products_name_length/],
  ['a product of negative price', 'update products set price = -1', /products_price_not_negative/],
  ['a product of negative cost', 'update products set cost = -1', /products_cost_not_negative/],
  ['a discount of 101 %', 'update products set discount_percent = 101', /products_discount_percent/],
  ['a discount below zero', 'update products set discount_percent = -1', /products_discount_percent/],
  ['a final price of its own', 'update products set final_price = 1', /final_price/],
  ['a minimum of stock below zero', 'update products set min_stock = -1', /products_stock_limits/],
  ['an unknown health goal', "update products set health_goals = '{luck}'", /products_health_goals_known/],
  ['an unknown gender', "update products set gender = 'X'", /products_gender_known/],
  ['a SKU twice, whatever its case', product('sku', "'uno'"), /products_sku_unique/],
  ['a blank SKU', product('sku', "' '"), /products_sku_not_blank/],
  ['an unknown category', product('category_id', '999'), /products_category_id/],
  ['the loss of a product that has a history', 'delete from products where id = 100', /stock_movements/],
  ['a fourth picture', "insert into product_pictures values (100, 4, 'foto-uno')", /up_to_three/],
  [
    'two pictures in one place',
    "insert into product_pictures values (100, 1, 'foto-uno'), (100, 1, 'foto-uno')",
    /product_pictures_product_id_position_pk/,
  ],
  ['a picture that is not there', "insert into product_pictures values (100, 1, 'otra')", /media_key/],
  ['a picture with a path for a key', picture('../etc', "'uploaded', 1, 1, null"), /media_key_safe/],
  ['a picture of no size', picture('foto-dos', "'uploaded', 0, 1, null"), /media_size/],
  ['a drawing without a drawing', picture('foto-dos', "'drawn', 1, 1, null"), /media_drawn_have_a_drawing/],

  ['a category twice', "insert into categories (name, slug) values ('TÉ', 'te-2')", /categories_name_unique/],
  ['an address twice', "insert into categories (name, slug) values ('Tés', 'te')", /categories_slug_unique/],
  [
    'an address with spaces',
    "insert into categories (name, slug) values ('A', 'a b')",
    /categories_slug_shape/,
  ],
  [
    'an address like an id',
    "insert into categories (name, slug) values ('A', '12')",
    /categories_slug_shape/,
  ],

  ['a promo code of 101 %', promo("'A', 101"), /promo_codes_discount_percent/],
  ['a promo code of less than nothing', promo("'A', -1"), /promo_codes_discount_percent/],
  ['a promo code in small letters', promo("'abc', 1"), /promo_codes_upper_case/],
  ['a promo code with spaces around it', promo("' A ', 1"), /promo_codes_upper_case/],
  ['a promo code without letters', promo("'', 1"), /promo_codes_upper_case/],
  ['a promo code twice', promo("'UNO', 1"), /promo_codes_code_unique/],
  [
    'a promo code that ends before it starts',
    "update promo_codes set starts_on = '2026-01-02', ends_on = '2026-01-01'",
    /promo_codes_dates_in_order/,
  ],
  ['a promo code for no use', 'update promo_codes set max_uses = 0', /promo_codes_limits/],
  ['a minimum purchase below zero', 'update promo_codes set minimum_purchase = -1', /promo_codes_limits/],

  ['a movement that does not add up', movement("'adjustment', 1, 5, 7"), /stock_movements_add_up/],
  ['a movement of nothing', movement("'adjustment', 0, 5, 5"), /stock_movements_move_something/],
  ['a movement below zero', movement("'adjustment', -6, 5, -1"), /stock_movements_not_below_zero/],
  ['a movement of unknown kind', movement("'gift', 1, 5, 6"), /stock_movements_kind_known/],
  ['a sale without an order', movement("'sale', -1, 5, 4"), /stock_movements_sales_name_their_order/],
  ['a changed movement', 'update stock_movements set quantity = 99', /facts/],
  ['a removed movement', 'delete from stock_movements', /facts/],

  ['an adjustment of nothing', adjustment('entrada', 0, 1, 1), /adjustments_quantity_positive/],
  ['an adjustment below zero', adjustment('salida', 2, 1, -1), /adjustments_not_below_zero/],
  ['an adjustment of unknown kind', adjustment('regalo', 1, 1, 2), /adjustments_kind_known/],
  [
    'an adjustment voided by nobody',
    `${adjustment('entrada', 1, 1, 2)}; update adjustments set voided_at = now()`,
    /adjustments_voided_by_somebody/,
  ],

  ['an expense of C$ 0', expense(0), /expenses_whole_cordobas/],
  ['an expense with centavos', expense(150), /expenses_whole_cordobas/],
  ['an expense below zero', expense(-100), /expenses_whole_cordobas/],
  ['an expense without a description', expense(100, ' '), /expenses_description_length/],
  ['a category of expenses twice', "insert into expense_categories (name) values (' LUZ ')", /name_unique/],

  ['shipping below zero', "insert into departments (name, shipping_cost) values ('X', -1)", /shipping_cost/],
  [
    'a department twice',
    "insert into departments (name, shipping_cost) values ('León', 1), (' león ', 1)",
    /departments_name_unique/,
  ],

  ['staff without a role', user('kind', "'staff'"), /users_staff_have_a_role/],
  ['a customer with a role', user('role', "'owner'"), /users_staff_have_a_role/],
  ['an unknown role', user('kind, role', "'staff', 'king'"), /users_role_known/],
  ['somebody who is neither', user('kind', "'robot'"), /users_kind_known/],
  [
    'a proven e-mail twice',
    `${user('email_verified', 'true')}; insert into users (id, name, email, email_verified) values ('y', 'B', 'A@B.C', true)`,
    /users_email_proven/,
  ],
  ['a customer without a name', customer('full_name', "' '"), /customers_name_length/],
  ['a telephone as it was typed', customer('full_name, phone', "'A', '8888-7777'"), /customers_phone/],
  [
    'a merged customer who is still there',
    "insert into customers (id, full_name) values (1, 'A'); insert into customers (full_name, merged_into) values ('B', 1)",
    /customers_merged_are_archived/,
  ],

  ['a number of a message twice', 'insert into messages select * from messages', /messages_(pkey|number)/],
  ['a message without end', "update messages set body = repeat('x', 5001)", /messages_bounded/],
  ['another hand in the log', "update staff_log set user_name = 'Otra'", /facts/],
  ['a shorter log', 'delete from staff_log', /facts/],
]

test.each(refusals)('the database refuses %s', async (_what, statement, refused) => {
  const client = await shop.pool.connect()
  try {
    await client.query('begin')
    await expect(client.query(`${statement}; set constraints all immediate`)).rejects.toThrow(refused)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

const close = (columns = '', values = '') =>
  shop.pool.query(
    `insert into closings (user_id, day, sales, movements, sales_total, expected_cash, closed_at${columns && `, ${columns}`})
     values ($1, '2026-01-01', '[]', '[]', 0, 0, now()${values && `, ${values}`})`,
    [staff],
  )

test('the database refuses two closings of one person on one day, unless the first is deleted', async () => {
  await close()
  await expect(close()).rejects.toThrow(/closings_one_a_day/)
  await shop.pool.query("update closings set state = 'eliminado', deleted_at = now(), deleted_by = $1", [
    staff,
  ])
  await close()
})

test('the database refuses a closing that was deleted by nobody, or counted below zero', async () => {
  await expect(close('state', "'eliminado'")).rejects.toThrow(/closings_deleted_by_somebody/)
  await expect(close('counted_cash', '-1')).rejects.toThrow(/closings_amounts/)
  await expect(close('difference', '5')).rejects.toThrow(/difference/)
})
