import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ImportOutcome } from '#db/schema/imports.ts'

export type { ImportOutcome }

export type ImportCounts = Record<ImportOutcome, number> & {
  /** Rows that come with something to look at. */
  warnings: number
  /** Rows that put other units on the shelves. */
  stock: number
}

export async function importCounts(db: Db, importId: number): Promise<ImportCounts> {
  const { rows } = await db.execute<ImportCounts>(sql`
    select count(*) filter (where outcome = 'create')::int as "create",
      count(*) filter (where outcome = 'update')::int as "update",
      count(*) filter (where outcome = 'same')::int as same,
      count(*) filter (where outcome = 'skipped')::int as skipped,
      count(*) filter (where outcome = 'error')::int as error,
      count(*) filter (where outcome in ('create', 'update', 'same') and problems <> '{}')::int as warnings,
      count(*) filter (where outcome = 'update' and product ? 'stock'
        and (product ->> 'stock')::int is distinct from
          (select on_hand from stock where stock.product_id = import_rows.product_id))::int as stock
    from import_rows where import_id = ${importId}`)
  if (!rows[0]) throw new Error('The count of rows gave no row')
  return rows[0]
}
