import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makePromoCode } from '#tests/support/factories/shop.ts'

const shop = testDatabase()
type Values = Record<string, string | number>

const sound: Values = {
  id: 1,
  channel: "'web'",
  number: "'FW-000001'",
  token: 'md5(random()::text)',
  customer_name: "'Ana'",
  customer_phone: "'50588887777'",
  delivery_type: "'pickup'",
  payment_method: "'efectivo'",
  payment_state: "'pending'",
  subtotal: 100,
  total: 100,
  exchange_rate: 370_000,
  status: "'pendiente'",
  holding: "'reserved'",
}
const soundLine: Values = {
  product_id: 1,
  position: 1,
  product_name: "'X'",
  list_price: 100,
  unit_price: 100,
  unit_cost: 60,
  quantity: 1,
  total: 100,
}
const store: Values = { channel: "'store'", number: "'FN-000001'", payment_state: "'pagado'" }

const insert = (table: string, values: Values) =>
  `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`

async function attempt(...statements: string[]) {
  const client = await shop.pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** An order of one line, changed as told, as anybody with psql could write it. */
const write = (changes: Values, ...lines: Values[]) => {
  const order = { ...sound, ...changes }
  return attempt(
    insert('orders', order),
    ...lines.map((line) => insert('order_lines', { order_id: order.id ?? 1, ...soundLine, ...line })),
  )
}

beforeAll(async () => {
  await makeProduct(shop.db, { id: 1 })
  await makeProduct(shop.db, { id: 2 })
  await makePromoCode(shop.db, { id: 1 })
  await write({ id: 900, number: "'FW-000900'", token: "'taken'", checkout_key: "'taken'" }, {})
  await write({ id: 901, number: "'FW-000901'" }, {})
  await shop.pool.query(`
    insert into order_events (order_id, kind, actor, at) values (900, 'created', 'Ana', now());
    insert into payments (order_id, ern, amount_usd_cents, status, token) values (900, 'x', 100, 'open', 'taken');
    insert into payment_checks (payment_id, outcome, at) select id, 'open', now() from payments;
    insert into promo_code_uses (promo_code_id, order_id, used_at) values (1, 900, now());
  `)
})

const rules: [what: string, order: Values, line: Values, refused: RegExp][] = [
  ['without a customer name', { customer_name: "'  '" }, {}, /orders_customer_name/],
  ['without a telephone', { customer_phone: "''" }, {}, /orders_customer_phone/],
  ['with a number that is taken', { number: "'FW-000900'" }, {}, /orders_number_unique/],
  ['with a number of the other channel', { number: "'FN-000001'" }, {}, /orders_number_shape/],
  ['with an address of another order', { token: "'taken'" }, {}, /orders_token_unique/],
  ['sent twice', { checkout_key: "'taken'" }, {}, /orders_checkout_key_unique/],
  ['of an unknown channel', { channel: "'fax'" }, {}, /orders_/],
  ['in an unknown status', { status: "'perdido'" }, {}, /orders_status_known/],
  ['paid in shells', { payment_method: "'conchas'" }, {}, /orders_payment_method_known/],
  ['with a payment word of the store on the web', { payment_state: "'pagado'" }, {}, /payment_state_known/],
  [
    'with a payment word of the web in the store',
    { ...store, payment_state: "'pending'" },
    {},
    /payment_state/,
  ],
  ['whose total is not its parts', { total: 99 }, {}, /orders_total_adds_up/],
  ['whose subtotal is not its lines', { subtotal: 200, total: 200 }, {}, /lines add up/],
  ['with a discount above its subtotal', { discount: 200, total: -100 }, {}, /orders_amounts/],
  ['with a discount below zero', { discount: -1, total: 101 }, {}, /orders_amounts/],
  ['with a tax', { tax: 15, total: 115 }, {}, /orders_amounts/],
  ['with an extraordinary discount of 101 %', { extraordinary_percent: 101 }, {}, /orders_percents/],
  ['at no exchange rate', { exchange_rate: 0 }, {}, /orders_exchange_rate/],
  ['delivered without an address', { delivery_type: "'delivery'" }, {}, /orders_delivery/],
  [
    'delivered to no department',
    { delivery_type: "'delivery'", customer_address: "'Calle 1'" },
    {},
    /orders_delivery/,
  ],
  ['delivered by an unknown way', { delivery_type: "'dron'" }, {}, /orders_delivery/],
  ['picked up at a price', { shipping_cost: 10, total: 110 }, {}, /orders_delivery/],
  ['picked up on a day at no time', { pickup_day: "'2026-01-01'" }, {}, /orders_pickup_slot/],
  ['picked up at 29:00', { pickup_day: "'2026-01-01'", pickup_time: "'29:00'" }, {}, /orders_pickup_slot/],
  [
    'completed without having taken its units',
    { status: "'completado'", completed_at: 'now()' },
    {},
    /orders_holding_follows_status/,
  ],
  ['completed at no time', { status: "'completado'", holding: "'taken'" }, {}, /orders_completed_when/],
  ['completed while it is open', { completed_at: 'now()' }, {}, /orders_completed_when/],
  ['cancelled but still holding units', { status: "'cancelado'" }, {}, /orders_holding_follows_status/],
  ['deleted but still holding units', { deleted_at: 'now()' }, {}, /orders_holding_follows_status/],
  ['open but holding nothing', { holding: "'nothing'" }, {}, /orders_holding_follows_status/],
  ['given away without 100 %', { ...store, payment_state: "'regalia'" }, {}, /orders_regalia_is_free/],
  ['of an unknown customer', { customer_id: 999 }, {}, /orders_customer_id/],

  ['whose line does not multiply', {}, { quantity: 2 }, /order_lines_total/],
  ['of zero units', { subtotal: 0, total: 0 }, { quantity: 0, total: 0 }, /order_lines_quantity/],
  ['of less than no units', {}, { quantity: -1, total: -100 }, /order_lines_quantity/],
  ['of a unit below C$ 0', {}, { unit_price: -100, total: -100 }, /order_lines_amounts/],
  ['of a line at 101 % off', {}, { discount_percent: 101 }, /order_lines_discount_percent/],
  ['of a product that is not there', {}, { product_id: 999 }, /order_lines_product_id/],
]

test('a sound order is taken, so that each refusal is of its own fault', async () => {
  await write({ id: 902, number: "'FW-000902'" }, {})
  await write({ id: 903, ...store, number: "'FN-000903'" }, {})
})

test.each(rules)('the database refuses an order %s', async (_what, order, line, refused) => {
  await expect(write(order, line)).rejects.toThrow(refused)
})

describe('lines', () => {
  test('an order has some', async () => {
    await expect(write({})).rejects.toThrow(/lines add up/)
    await expect(attempt('delete from order_lines where order_id = 900')).rejects.toThrow(/lines add up/)
  })

  test('a product stands in an order once', async () => {
    const twice = write({ subtotal: 200, total: 200 }, {}, { position: 2 })
    await expect(twice).rejects.toThrow(/order_lines_product_once/)
    await write(
      { id: 904, number: "'FW-000904'", subtotal: 200, total: 200 },
      {},
      { position: 2, product_id: 2 },
    )
  })

  test('they change together with the subtotal, or not at all', async () => {
    const cheaper = 'update order_lines set unit_price = 50, total = 50 where order_id = 901'
    await expect(attempt(cheaper)).rejects.toThrow(/lines add up/)
    await expect(attempt('update orders set subtotal = 50, total = 50 where id = 901')).rejects.toThrow(
      /add up/,
    )
    await attempt(cheaper, 'update orders set subtotal = 50, total = 50 where id = 901')
  })

  test('they stay with their order', () =>
    expect(attempt('update order_lines set order_id = 901 where order_id = 900')).rejects.toThrow(/stays/))
})

const about900: [what: string, statement: string, refused: RegExp][] = [
  ['a shorter story', 'delete from order_events', /facts/],
  ['another story', "update order_events set kind = 'deleted'", /facts/],
  ['a story of another moment', "update order_events set at = now() - interval '1 day'", /facts/],
  [
    'a chapter that no code knows',
    "insert into order_events (order_id, kind, actor, at) values (900, 'eaten', 'A', now())",
    /order_events_kind_known/,
  ],
  ['the loss of an order', 'delete from orders where id = 900', /_fk/],
  ['a payment of nothing', 'update payments set amount_usd_cents = 0', /payments_amount_positive/],
  ['a payment in euros', "update payments set currency = 'EUR'", /payments_currency_usd/],
  ['an unknown state of a payment', "update payments set status = 'perhaps'", /payments_status_known/],
  [
    'two payments with one token',
    "insert into payments (order_id, ern, amount_usd_cents, status, token) values (900, 'y', 1, 'open', 'taken')",
    /payments_token_unique/,
  ],
  ['another answer of the provider', "update payment_checks set outcome = 'completed'", /facts/],
  ['a forgotten answer of the provider', 'delete from payment_checks', /facts/],
  [
    'two promo codes on one order',
    'insert into promo_code_uses (promo_code_id, order_id, used_at) values (1, 900, now())',
    /promo_code_uses_once_per_order/,
  ],
]

test.each(about900)('the database refuses %s', async (_what, statement, refused) => {
  await expect(attempt(statement)).rejects.toThrow(refused)
})

test('a story may lose the name of a person who asked to be forgotten', () =>
  attempt("update order_events set actor = 'Alguien', user_id = null where order_id = 900"))
