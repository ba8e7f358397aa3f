import { and, eq } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { type ImportMode, importRuns } from '#db/schema/imports.ts'
import { importCounts } from './import-counts.server.ts'

type Start = { importId: number; mode: ImportMode; withStock: boolean }
type Refusal = { reason: 'not-ready' } | { reason: 'nothing-to-do' } | { reason: 'has-errors'; rows: number }

/** The preview was approved: the job takes it from here. */
export async function startImport(
  db: Db,
  { importId, mode, withStock }: Start,
): Promise<Outcome<{ rows: number }, Refusal>> {
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
  return started ? { ok: true, rows } : refused('not-ready')
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
