import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { searchText } from '#app/shop/kernel/search-text.ts'
import { testDatabase } from '#tests/support/database.ts'

const shop = testDatabase()

test('the database and the kernel round a discounted price alike', async () => {
  const cases = fc.sample(
    fc.tuple(fc.integer({ min: 0, max: 10_000_000_000 }), fc.integer({ min: 0, max: 100 })),
    2_000,
  )
  const { rows } = await shop.pool.query(
    `select case when d = 0 then p else (round(p * (100 - d) / 10000.0) * 100)::bigint end as price
     from unnest($1::bigint[], $2::int[]) with ordinality as t (p, d, n) order by n`,
    [cases.map(([price]) => price), cases.map(([, percent]) => percent)],
  )
  expect(rows.map((row) => row.price)).toEqual(
    cases.map(([price, percent]) => finalPrice(price as Money, percent)),
  )
  const { rows: generated } = await shop.pool.query(
    "select generation_expression from information_schema.columns where table_name = 'products' and column_name = 'final_price'",
  )
  expect(generated[0].generation_expression).toContain('round')
})

test('the database and the kernel strip a Spanish text alike', async () => {
  const letters = fc.constantFrom(...'aábcdeéfghiíjklmnñoópqrstuúüvwxyzÁÉÍÓÚÜÑABC 0123 .,-%')
  const texts = fc.sample(fc.array(letters, { maxLength: 60 }), 500).map((some) => some.join(''))
  const { rows } = await shop.pool.query(
    'select search_text(t) as text from unnest($1::text[]) with ordinality as x (t, n) order by n',
    [texts],
  )
  expect(rows.map((row) => row.text)).toEqual(texts.map(searchText))
})
