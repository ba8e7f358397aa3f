import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'

const shop = testDatabase()

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable))

const names: Record<string, string> = { int4: 'integer', int2: 'smallint', int8: 'bigint', bool: 'boolean' }

test.each(tables.map((table) => [getTableName(table), table] as const))(
  '%s is in the database as in the code',
  async (name, table) => {
    const { rows } = await shop.pool.query(
      'select column_name, udt_name, is_nullable from information_schema.columns where table_schema = $1 and table_name = $2 order by 1',
      ['public', name],
    )
    const inDatabase = rows.map((row) => [
      row.column_name,
      names[row.udt_name] ?? row.udt_name,
      row.is_nullable === 'NO',
    ])
    const inCode = Object.values(getTableColumns(table))
      .map((column) => [column.name, typeOf(column.getSQLType()), column.notNull])
      .sort(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1))
    expect(inCode).toEqual(inDatabase)
  },
)

function typeOf(type: string): string {
  if (type.startsWith('timestamp')) return 'timestamptz'
  return type.endsWith('[]') ? `_${type.slice(0, -2)}` : type
}
