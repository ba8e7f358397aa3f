import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { importRuns } from '#db/schema/imports.ts'
import { prepareImport } from './prepare-import.server.ts'
import { runImport } from './run-import.server.ts'

/** Files that wait to be read, and previews that wait to be run. Gives how many it worked on. */
export async function runWaitingImports(db: Database, { now }: { now: Date }): Promise<number> {
  const waiting = await db
    .select({ id: importRuns.id, state: importRuns.state })
    .from(importRuns)
    .where(inArray(importRuns.state, ['reading', 'running']))
    .orderBy(asc(importRuns.id))
  let worked = 0
  for (const { id, state } of waiting) {
    const wasFree =
      state === 'reading'
        ? await prepareImport(db, { importId: id })
        : await runImport(db, { importId: id, now })
    if (wasFree) worked++
  }
  return worked
}
