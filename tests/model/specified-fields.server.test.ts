import { expect, test } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

const shop = testDatabase()

/** Where each field of the specification is kept: `column`, or `table.column`. */
const entities: [entity: string, table: string, fields: string][] = [
  [
    'Product',
    'products',
    `id name description price cost stock.on_hand min_stock max_stock brand usage discount_percent presentation sku
     code product_pictures.position product_pictures.media_key category_id expires_on active created_at updated_at
     gender alcohol_concentration`,
  ],
  ['Category', 'categories', 'id name description active created_at'],
  [
    'In-store order',
    'pedidos',
    `id order_number customer_name customer_email customer_phone customer_address product_id product_name product_price
     product_quantity subtotal tax total_amount status payment_method payment_status notes departamento costo_envio
     descuento_extraordinario estado_pago delivery_type user_id created_at`,
  ],
  [
    'Web order',
    'pedidosweb',
    `id order_number customer_name customer_email customer_phone customer_address product_name product_price
     product_quantity subtotal tax total_amount status payment_method payment_status notes departamento costo_envio
     created_at updated_at`,
  ],
  ['Customer', 'customers', 'id full_name email phone address notes created_at'],
  [
    'Expense',
    'expenses',
    'description amount category_id spent_on user_id created_at expense_categories.name',
  ],
  ['Expense category', 'expense_categories', 'id name active'],
  [
    'Inventory adjustment',
    'adjustments',
    `id product_id kind quantity comment stock_before stock_after user_id adjusted_at updated_at products.name
     products.sku`,
  ],
  [
    'Inventory movement',
    'stock_movements',
    'kind quantity stock_before stock_after products.name at order_id adjustment_id user_id',
  ],
  ['Shipping cost by department', 'departments', 'id name shipping_cost active updated_at'],
  ['Closing', 'closings', 'id closed_at sales movements comment user_id state updated_at users.name'],
  [
    'Promo code',
    'promo_codes',
    'id code description discount_percent starts_on ends_on active created_at max_uses max_uses_per_customer minimum_purchase',
  ],
  [
    'What an order keeps of its moment',
    'orders',
    `channel delivery_type pickup_day pickup_time department_id department_name shipping_cost promo_code promo_percent
     extraordinary_percent exchange_rate token checkout_key`,
  ],
  ['Client', 'users', 'id email name phone address created_at'],
  ['Favourite', 'favorites', 'user_id product_id'],
]

test.each(entities)('%s has every field of the specification', async (_, table, fields) => {
  const { rows } = await shop.pool.query(
    "select table_name || '.' || column_name as known from information_schema.columns where table_schema = 'public'",
  )
  const known = new Set(rows.map((row) => row.known))
  const asked = fields.split(/\s+/).map((field) => (field.includes('.') ? field : `${table}.${field}`))
  expect(asked.filter((field) => !known.has(field))).toEqual([])
})

test('what nobody chose has the defaults of the specification', async () => {
  const { rows } = await shop.pool.query(`
    with product as (insert into products (name, price, cost) values ('Sin más', 100, 50) returning *)
    select min_stock, max_stock, discount_percent, active from product`)
  expect(rows).toEqual([{ min_stock: 5, max_stock: 100, discount_percent: 0, active: true }])
})

test('whoever reads the database finds the rows of the specification, one for each line, also of a pickup', async () => {
  const product = await makeProduct(shop.db, { price: cordobas(50) })
  const other = await makeProduct(shop.db, { price: cordobas(20) })
  const lines = [product, other].map(({ id }) => ({ productId: id, quantity: 2 }))
  const store = await makeOrder(shop.db, { lines, paymentState: 'pendiente' })
  const web = await makeOrder(shop.db, { channel: 'web', lines })
  const rowsOf = async (view: string, number: string) =>
    (await shop.pool.query(`select * from ${view} where order_number = $1 order by id`, [number])).rows
  expect(await rowsOf('pedidos', store.number)).toMatchObject([
    { customer_address: 'Retiro en tienda', product_price: 5_000, product_quantity: 2, total_amount: 14_000 },
    { delivery_type: 'pickup', product_price: 2_000, subtotal: 14_000, tax: 0, estado_pago: 'pendiente' },
  ])
  expect(await rowsOf('pedidosweb', web.number)).toMatchObject([
    { product_name: product.name, payment_status: 'pending', total_amount: 14_000 },
    { product_name: other.name, subtotal: 14_000, tax: 0 },
  ])
  expect(await rowsOf('pedidos', web.number)).toEqual([])
})
