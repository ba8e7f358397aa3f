import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { guardCell } from '#app/shop/catalog/csv/cell.ts'
import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'
import { csvLines } from '#app/shop/catalog/csv/export-products.server.ts'
import type { Db } from '#db/client.ts'
import { type ImportOutcome, importRows, importRuns } from '#db/schema/imports.ts'

/** All but the file itself. */
const shown = {
  id: importRuns.id,
  fileName: importRuns.fileName,
  encoding: importRuns.encoding,
  delimiter: importRuns.delimiter,
  header: importRuns.header,
  state: importRuns.state,
  mode: importRuns.mode,
  withStock: importRuns.withStock,
  rowsTotal: importRuns.rowsTotal,
  rowsDone: importRuns.rowsDone,
  picturesTotal: importRuns.picturesTotal,
  picturesDone: importRuns.picturesDone,
  failure: importRuns.failure,
  userName: importRuns.userName,
  createdAt: importRuns.createdAt,
  finishedAt: importRuns.finishedAt,
}

export async function readImport(db: Db, importId: number) {
  const [run] = await db.select(shown).from(importRuns).where(eq(importRuns.id, importId))
  return run ?? null
}
export type ImportRun = NonNullable<Awaited<ReturnType<typeof readImport>>>

export async function listImports(db: Db, { atMost }: { atMost: number }) {
  return db.select(shown).from(importRuns).orderBy(desc(importRuns.id)).limit(atMost)
}

export const ROWS_PAGE = 50
type Rows = { importId: number; outcomes: readonly ImportOutcome[]; page: number }

export async function listImportRows(db: Db, { importId, outcomes, page }: Rows) {
  const where = and(eq(importRows.importId, importId), inArray(importRows.outcome, [...outcomes]))
  const total = await db.$count(importRows, where)
  const pages = Math.max(1, Math.ceil(total / ROWS_PAGE))
  const at = Math.min(page, pages)
  const rows = await db
    .select({
      rowNumber: importRows.rowNumber,
      product: importRows.product,
      productId: importRows.productId,
      outcome: importRows.outcome,
      problems: importRows.problems,
      cells: importRows.cells,
    })
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.rowNumber))
    .limit(ROWS_PAGE)
    .offset((at - 1) * ROWS_PAGE)
  return {
    rows: rows.map((row) => ({ ...row, product: row.product as CsvProduct | null })),
    total,
    pages,
    page: at,
  }
}

/** Every sentence about a row, first rows first. */
export async function importProblems(db: Db, { importId, atMost }: { importId: number; atMost: number }) {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select unnest(problems) as problem from import_rows
    where import_id = ${importId} and outcome in ('error', 'skipped') order by row_number limit ${atMost}`)
  return rows.map((row) => row.problem)
}

/** The rows that stayed out, as they were, with what is wrong with each: to be corrected and brought in again. */
export async function* badRowsFile(db: Db, importId: number): AsyncGenerator<string> {
  const run = await readImport(db, importId)
  if (!run) return
  yield `\ufeff${csvLines([[...run.header.map(guardCell), 'problema']])}`
  let after = 0
  while (true) {
    const rows = await db
      .select({ rowNumber: importRows.rowNumber, cells: importRows.cells, problems: importRows.problems })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          or(eq(importRows.outcome, 'error'), eq(importRows.outcome, 'skipped')),
          gt(importRows.rowNumber, after),
        ),
      )
      .orderBy(asc(importRows.rowNumber))
      .limit(1_000)
    if (rows.length === 0) return
    yield csvLines(
      rows.map(({ cells, problems }) => [...padded(cells, run.header.length), problems.join(' ')]),
    )
    after = rows.at(-1)?.rowNumber ?? after
  }
}

/** A row that is short gets its missing cells, so that what is wrong stands in its own column. */
function padded(cells: readonly string[], length: number): string[] {
  const guarded = cells.map((cell) => (cell.startsWith("'") ? cell : guardCell(cell)))
  return [...guarded, ...Array.from({ length: Math.max(0, length - cells.length) }, () => '')]
}
