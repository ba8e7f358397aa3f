import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { centavos } from '#app/shop/kernel/money.ts'
import { normalizePhone } from '#app/shop/kernel/phone.ts'
import { searchText } from '#app/shop/kernel/search-text.ts'
import { testDatabase } from '#tests/support/database.ts'

const shop = testDatabase()
const percent = fc.integer({ min: 0, max: 100 })

test('the database and the kernel round a discounted price alike', async () => {
  const anyPrice = fc.tuple(fc.integer({ min: 0, max: 10_000_000_000 }), percent)
  const halfCordoba = fc.tuple(
    fc.integer({ min: 0, max: 1_000_000 }).map((n) => n * 50),
    percent,
  )
  const cases = [...fc.sample(anyPrice, 1_500), ...fc.sample(halfCordoba, 1_500)]
  const { rows } = await shop.pool.query(
    `insert into products (name, price, cost, discount_percent)
     select 'Producto', price, 0, percent from unnest($1::bigint[], $2::int[]) as t (price, percent)
     returning price, discount_percent, final_price`,
    [cases.map(([price]) => price), cases.map(([, off]) => off)],
  )
  expect(rows).toHaveLength(cases.length)
  const different = rows.filter(
    (row) => row.final_price !== finalPrice(centavos(row.price), row.discount_percent),
  )
  expect(different).toEqual([])
})

const letters = [...'aábcdeéfghiíjklmnñoópqrstuúüvwxyzÁÉÍÓÚÜÑABC 0123456789 .,;:-%/()+#&\'"']
const signs = ['¡', '¿', '«', '»', '‘', '’', '“', '”', '–', '—', '…', 'º', 'ª', '®', '×', '½', '¼', '¾', '°']
const spaces = [' ', '  ', '\t', '\n', '\r\n', '\u00a0']
const spanish = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...letters) },
  { weight: 2, arbitrary: fc.constantFrom(...signs) },
  { weight: 2, arbitrary: fc.constantFrom(...spaces) },
)

test('the database and the kernel strip a Spanish text alike', async () => {
  const written = fc.array(spanish, { maxLength: 60 }).map((some) => some.join(''))
  const texts = fc
    .sample(fc.tuple(written, fc.constantFrom('NFC', 'NFD')), 2_000)
    .map(([text, form]) => text.normalize(form))
  const { rows } = await shop.pool.query(
    'select t as typed, search_text(t) as text from unnest($1::text[]) with ordinality as x (t, n) order by n',
    [texts],
  )
  expect(rows.filter((row) => row.text !== searchText(row.typed))).toEqual([])
})

test('what search columns hold is the stripped text', async () => {
  const [name, brand, description] = ['Té de  Jamaica ½ kg', 'RAÍZ Viva®', '\nPara el corazón.\n']
  const { rows } = await shop.pool.query(
    `insert into products (name, brand, description, price, cost) values ($1, $2, $3, 100, 0)
     returning search_name, search_brand, search_all`,
    [name, brand, description],
  )
  expect(rows[0]).toEqual({
    search_name: searchText(name),
    search_brand: searchText(brand),
    search_all: searchText(`${name} ${brand} ${description}`),
  })
})

test('the database takes every telephone that the kernel makes', async () => {
  const phones = fc
    .sample(fc.bigInt({ min: 10_000_000n, max: 999_999_999_999_999n }), 500)
    .map((digits) => normalizePhone(`+${digits}`))
    .filter((phone) => phone !== null)
  const { rowCount } = await shop.pool.query(
    "insert into customers (full_name, phone) select 'Ana', phone from unnest($1::text[]) as phone",
    [phones],
  )
  expect(rowCount).toBe(phones.length)
  expect(phones.length).toBeGreaterThan(100)
})
