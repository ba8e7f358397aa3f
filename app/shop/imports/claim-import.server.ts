import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { type ImportState, importRuns } from '#db/schema/imports.ts'

/** Longer than any batch takes: whoever has been silent for so long is gone. */
const SILENT_SECONDS = 120

/** Takes a run to work on, unless somebody else is at it. */
export async function claimImport(
  db: Db,
  { id, state }: { id: number; state: ImportState },
): Promise<typeof importRuns.$inferSelect | null> {
  const [run] = await db
    .update(importRuns)
    .set({ workedAt: sql`now()` })
    .where(
      sql`${importRuns.id} = ${id} and ${importRuns.state} = ${state}
        and (${importRuns.workedAt} is null or ${importRuns.workedAt} < now() - make_interval(secs => ${SILENT_SECONDS}))`,
    )
    .returning()
  return run ?? null
}

/** Says that work goes on, and how far it is. */
export async function reportProgress(
  db: Db,
  id: number,
  progress: Partial<
    Pick<typeof importRuns.$inferSelect, 'rowsTotal' | 'rowsDone' | 'picturesTotal' | 'picturesDone'>
  >,
) {
  await db
    .update(importRuns)
    .set({ ...progress, workedAt: sql`now()` })
    .where(eq(importRuns.id, id))
}

/** The run is in its next state, and free to be taken. */
export async function leaveImport(
  db: Db,
  id: number,
  state: ImportState,
  rest: Partial<typeof importRuns.$inferSelect> = {},
) {
  await db
    .update(importRuns)
    .set({ ...rest, state, workedAt: null })
    .where(eq(importRuns.id, id))
}
