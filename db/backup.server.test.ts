import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { quoted, readTables } from './tables.ts'

const shop = testDatabase()
const other = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const file = join(folder, 'tienda ñ.gz')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const category = await makeCategory(shop.db, { name: 'Té y "hierbas"' })
  await shop.pool.query(
    `insert into products (name, brand, sku, price, cost, category_id)
     select 'Producto ' || n, 'Raíz Viva', 'SKU-B' || n, 10000, 6000, $1 from generate_series(1, 2500) n`,
    [category.id],
  )
  await makeProduct(shop.db, { name: 'Uña de gato \\ "x"', description: 'dos\nlíneas\ty \u2028 más 🌿' })
  await makeCustomerAccount(shop.db, { password: 'una contraseña' })
  await backUp(shop.pool, file, new Date())
})

/** Every row and every rule, as PostgreSQL itself writes them. */
async function contents(pool: pg.Pool) {
  const found: Record<string, unknown> = {}
  const ask = async (sql: string) =>
    (await pool.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value)
  for (const { name } of await readTables(pool))
    found[name] = await ask(`select t::text from ${quoted(name)} t order by 1`)
  found.constraints = await ask(
    `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace order by 1`,
  )
  found.triggers = await ask(
    `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  )
  return found
}

it('brings every row and every rule back', async () => {
  const before = await contents(shop.pool)
  const counts = await restore(other.pool, { file, replace: false })
  expect(counts.products).toBe(2501)
  expect(await contents(other.pool)).toEqual(before)
})

it('goes on counting where the shop was', async () => {
  const next = async (pool: pg.Pool) => (await pool.query("select nextval('products_id_seq')")).rows
  expect(await next(other.pool)).toEqual(await next(shop.pool))
})

it('is for the owner to read', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('takes the place of what is there only when told to', async () => {
  await expect(restore(other.pool, { file, replace: false })).rejects.toThrow(/no está vacía/)
  await makeProduct(other.db, { name: 'Llegó después del respaldo' })
  await restore(other.pool, { file, replace: true })
  expect(await contents(other.pool)).toEqual(await contents(shop.pool))
})

it('refuses a file that is cut short, changed or of something else, and leaves the shop as it was', async () => {
  const before = await contents(other.pool)
  const text = gunzipSync(readFileSync(file)).toString()
  const broken: Record<string, Buffer> = {
    short: readFileSync(file).subarray(0, -2000),
    cut: gzipSync(text.split('\n').slice(0, -3).join('\n')),
    changed: gzipSync(text.replace('Uña de gato', 'Una de gato')),
    foreign: gzipSync('{"format":"other"}\n{}\n'),
    plain: Buffer.from('not a backup'),
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    await expect(restore(other.pool, { file: path, replace: true }), name).rejects.toThrow(
      /dañado|no es un respaldo|No se puede leer/,
    )
  }
  expect(await contents(other.pool)).toEqual(before)
})

it('refuses to replace the database of a shop that runs', async () => {
  const rival = other.connect()
  await rival.execute('select 1')
  await expect(restore(other.pool, { file, replace: true })).rejects.toThrow(/detenla primero/)
})
