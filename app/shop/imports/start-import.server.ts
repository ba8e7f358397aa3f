import { and, eq, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { type ImportMode, importRuns } from '#db/schema/imports.ts'
import { importCounts } from './import-counts.server.ts'

type Start = { importId: number; mode: ImportMode; withStock: boolean }
type Refusal = { reason: 'not-ready' } | { reason: 'nothing-to-do' } | { reason: 'has-errors'; rows: number }

/** So few that nobody has to wait for the job. */
const QUICK_ROWS = 250

/** The preview was approved: the job takes it from here. */
export async function startImport(
  db: Db,
  { importId, mode, withStock }: Start,
): Promise<Outcome<{ rows: number; isQuick: boolean }, Refusal>> {
  const counts = await importCounts(db, importId)
  const bad = counts.error + counts.skipped
  const rows = counts.create + counts.update
  if (mode === 'all-or-nothing' && bad > 0) return refused('has-errors', { rows: bad })
  if (rows === 0) return refused('nothing-to-do')
  const [started] = await db
    .update(importRuns)
    .set({ state: 'running', mode, withStock, rowsTotal: rows, rowsDone: 0, workedAt: null })
    .where(and(eq(importRuns.id, importId), eq(importRuns.state, 'ready')))
    .returning({ id: importRuns.id })
  if (!started) return refused('not-ready')
  return { ok: true, rows, isQuick: rows <= QUICK_ROWS && !(await bringsPictures(db, importId)) }
}

async function bringsPictures(db: Db, importId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from import_rows where import_id = ${importId} and outcome in ('create', 'update')
      and (product ->> 'picture1' like 'http%' or product ->> 'picture2' like 'http%'
        or product ->> 'picture3' like 'http%') limit 1`)
  return rows.length > 0
}

/** A preview that nobody wants. */
export async function cancelImport(
  db: Db,
  { importId }: { importId: number },
): Promise<Outcome<object, { reason: 'not-ready' }>> {
  const [cancelled] = await db
    .update(importRuns)
    .set({ state: 'cancelled', file: null })
    .where(and(eq(importRuns.id, importId), eq(importRuns.state, 'ready')))
    .returning({ id: importRuns.id })
  return cancelled ? { ok: true } : refused('not-ready')
}
