import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'

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
