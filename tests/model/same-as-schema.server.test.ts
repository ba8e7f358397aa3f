import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'

const shop = testDatabase()

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable))
const named = tables.map((table) => [getTableName(table), table] as const)

test('every table is known to the code', async () => {
  const { rows } = await shop.pool.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  )
  expect(rows.map((row) => row.tablename).sort()).toEqual(named.map(([name]) => name).sort())
})

const types: Record<string, string> = { int4: 'integer', int2: 'smallint', int8: 'bigint', bool: 'boolean' }

test.each(named)('the columns of %s are the same in the database and in the code', async (name, table) => {
  const { rows } = await shop.pool.query(
    `select column_name, udt_name, is_nullable, is_generated, is_identity, column_default
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [name],
  )
  const inDatabase = rows.map((row) => ({
    name: row.column_name,
    type: types[row.udt_name] ?? row.udt_name,
    notNull: row.is_nullable === 'NO',
    fillsItself: row.is_generated === 'ALWAYS' || row.is_identity === 'YES' || row.column_default !== null,
  }))
  const inCode = Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    type: typeOf(column.getSQLType()),
    notNull: column.notNull,
    fillsItself: Boolean(column.generated ?? column.generatedIdentity) || column.hasDefault,
  }))
  expect(inCode.sort(byName)).toEqual(inDatabase.sort(byName))
})

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

function typeOf(type: string): string {
  if (type.startsWith('timestamp')) return 'timestamptz'
  return type.endsWith('[]') ? `_${type.slice(0, -2)}` : type
}

const worded = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).flatMap(({ name, enumValues }) =>
    enumValues?.length ? [[getTableName(table), name, enumValues] as const] : [],
  ),
)

test.each(worded)('the words of %s.%s are the ones that the database takes', async (table, column, words) => {
  const { rows } = await shop.pool.query(
    `select string_agg(pg_get_constraintdef(c.oid), ' ') as checks from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.conrelid = $1::regclass and c.contype = 'c' and a.attname = $2`,
    [table, column],
  )
  const known = [...String(rows[0].checks).matchAll(/'([^']+)'::text/g)].map(([, word]) => word)
  expect(known).toEqual(expect.arrayContaining([...words]))
})

test.each(named)(
  'the rules of %s have the same names in the database and in the code',
  async (name, table) => {
    const { rows } = await shop.pool.query(
      "select conname from pg_constraint where conrelid = $1::regclass and contype = 'c' order by 1",
      [name],
    )
    const inCode = getTableConfig(table).checks.map((check) => check.name)
    expect(inCode.sort()).toEqual(rows.map((row) => row.conname).sort())
  },
)

test.each(named)('the indexes of %s are the same in the database and in the code', async (name, table) => {
  const { rows } = await shop.pool.query(
    `select c.relname as name, i.indisunique as is_unique from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [name],
  )
  const inCode = getTableConfig(table).indexes.map(({ config }) => ({
    name: config.name ?? '',
    is_unique: config.unique,
  }))
  expect(inCode.sort(byName)).toEqual(rows.sort(byName))
})
