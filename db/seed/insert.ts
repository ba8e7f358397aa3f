import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'

const AT_ONCE = 1000

/** Many rows in few statements. */
export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db.insert(table).values(rows.slice(from, from + AT_ONCE) as never)
  }
}

/** After rows were given their ids by hand, the table goes on counting behind them. */
export async function goOnCounting(db: Db, tables: string[]): Promise<void> {
  for (const table of tables) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.identifier(table)}))`,
    )
  }
}
