import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { lastDeactivatedDay } from '#app/shop/catalog/expiry.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Database, Db, Transaction } from '#db/client.ts'
import { importRows } from '#db/schema/imports.ts'
import { type Applied, applyBatch, type BatchRow, type Context } from './apply-batch.server.ts'
import { claimImport, leaveImport, reportProgress } from './claim-import.server.ts'
import { importCounts } from './import-counts.server.ts'
import { readCategories } from './known-products.server.ts'
import { resolvePictures } from './resolve-pictures.server.ts'

const BATCH = 250

/** Brings the rows of the preview into the shop, as chosen; after a crash it goes on where it stopped. */
export async function runImport(
  db: Database,
  { importId, now }: { importId: number; now: Date },
): Promise<boolean> {
  const run = await claimImport(db, { id: importId, state: 'running' })
  if (!run) return false
  await resolvePictures(db, { importId, now })
  const settings = await readSettings(db)
  const context: Context = {
    by: { id: run.userId, name: run.userName },
    now,
    categories: await readCategories(db),
    withStock: run.withStock,
    lastDay: settings.deactivateExpiring ? lastDeactivatedDay(businessDay(now), settings.expiryDays) : null,
  }
  const failure =
    run.mode === 'all-or-nothing'
      ? await runAtOnce(db, importId, context)
      : await runByRow(db, importId, context)
  const counts = await importCounts(db, importId)
  await db.transaction(async (tx) => {
    await leaveImport(tx, importId, failure ? 'refused' : 'done', { failure, finishedAt: new Date() })
    const log = { by: context.by, at: now, entity: 'importación', entityId: importId }
    const after = { file: run.fileName, mode: run.mode, ...(failure ? { failure } : counts) }
    await recordStaffAction(tx, { ...log, action: failure ? 'no pudo importar' : 'importó', after })
  })
  return true
}

async function runByRow(db: Database, importId: number, context: Context): Promise<null> {
  let done = await countDone(db, importId)
  for (let batch = await nextRows(db, importId); batch.length > 0; batch = await nextRows(db, importId)) {
    await writeBatch(db, importId, batch, context)
    done += batch.length
    await reportProgress(db, importId, { rowsDone: done })
  }
  return null
}

/** A batch that the database refuses is tried row by row, so that only the bad rows stay out. */
async function writeBatch(db: Database, importId: number, batch: BatchRow[], context: Context) {
  const whole = await attempt(db, importId, batch, context)
  if (whole === null || batch.length === 1) return
  for (const row of batch) await attempt(db, importId, [row], context)
}

/** Null when it is written; otherwise the problem, kept on the row when there is only one. */
async function attempt(
  db: Database,
  importId: number,
  rows: BatchRow[],
  context: Context,
): Promise<string | null> {
  try {
    await db.transaction(async (tx) => {
      await keepResult(tx, importId, await applyBatch(tx, rows, context))
    })
    return null
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    const [row] = rows
    if (row && rows.length === 1) {
      const problems = [`Fila ${row.rowNumber}: ${problem}`]
      const failed: Applied = { rowNumber: row.rowNumber, productId: null, outcome: 'error', problems }
      await keepResult(db, importId, [failed])
    }
    return problem
  }
}

class RefusedRow extends Error {}

/**
 * Every row in one transaction. Progress is told from outside of it, so that people see it, and not waited for:
 * those who wait for these rows may hold every connection that it could be told on.
 */
async function runAtOnce(db: Database, importId: number, context: Context): Promise<string | null> {
  let told: Promise<unknown> = Promise.resolve()
  const tell = (rowsDone: number) => {
    told = told.then(() => reportProgress(db, importId, { rowsDone })).catch(() => undefined)
  }
  try {
    await db.transaction(async (tx) => {
      let done = 0
      for (let batch = await nextRows(tx, importId); batch.length > 0; batch = await nextRows(tx, importId)) {
        const applied = await applyBatch(tx, batch, context)
        const refused = applied.find((row) => row.outcome === 'error')
        if (refused) throw new RefusedRow(refused.problems[0])
        await keepResult(tx, importId, applied)
        done += batch.length
        tell(done)
      }
    })
    return null
  } catch (error) {
    const problem = error instanceof RefusedRow ? error.message : problemOf(error)
    if (problem === null) throw error
    tell(0)
    return `No se cambió nada. ${problem}`
  } finally {
    await told
  }
}

/** In the order of product ids, so that rivals who lock several products wait instead of deadlocking. */
async function nextRows(db: Db, importId: number): Promise<BatchRow[]> {
  const rows = await db
    .select({ rowNumber: importRows.rowNumber, product: importRows.product })
    .from(importRows)
    .where(waiting(importId))
    .orderBy(sql`${importRows.productId} nulls last`, asc(importRows.rowNumber))
    .limit(BATCH)
  return rows as BatchRow[]
}

const waiting = (importId: number) =>
  and(
    eq(importRows.importId, importId),
    inArray(importRows.outcome, ['create', 'update']),
    eq(importRows.done, false),
  )

async function countDone(db: Db, importId: number): Promise<number> {
  return db.$count(importRows, and(eq(importRows.importId, importId), eq(importRows.done, true)))
}

async function keepResult(db: Db | Transaction, importId: number, applied: readonly Applied[]) {
  await db.execute(sql`
    update import_rows i set done = true, outcome = r.outcome,
      product_id = coalesce(r."productId", i.product_id),
      problems = (select coalesce(array_agg(distinct problem), '{}') from unnest(i.problems || r.problems) as problem)
    from jsonb_to_recordset(${JSON.stringify(applied)}::jsonb)
      as r ("rowNumber" int, "productId" int, outcome text, problems text[])
    where i.import_id = ${importId} and i.row_number = r."rowNumber"`)
}

/** What the database refused, in words; null for what is no fault of the row. */
function problemOf(error: unknown): string | null {
  const { code, constraint } = ((error as { cause?: unknown }).cause ?? error) as {
    code?: string
    constraint?: string
  }
  if (code === '23505')
    return constraint === 'products_sku_unique' ? 'otro producto ya usa ese SKU' : 'ya existe'
  return code === '23514' || code === '22001' || code === '22003'
    ? 'un dato de la fila no se puede guardar'
    : null
}
