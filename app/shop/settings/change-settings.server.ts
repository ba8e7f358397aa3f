import { sql } from 'drizzle-orm'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/settings.ts'
import { readSettings } from './read-settings.server.ts'
import { type SettingKey, type Settings, settingsSchema } from './settings.ts'

type Change = { changes: Partial<Settings>; by: { id: string; name: string }; now: Date }

/** Writes only the settings whose value really changed, each with its entry in the staff log. */
export async function changeSettings(
  db: Db,
  { changes, by, now }: Change,
): Promise<{ ok: true; changed: SettingKey[] }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
    const before = await readSettings(tx)
    const after = settingsSchema.parse({ ...before, ...changes })
    const changed = (Object.keys(changes) as SettingKey[]).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    )
    for (const key of changed) {
      await tx
        .insert(settings)
        .values({ key, value: after[key], updatedBy: by.id, updatedAt: now })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: after[key], updatedBy: by.id, updatedAt: now },
        })
      await recordStaffAction(tx, {
        by,
        at: now,
        action: 'cambió',
        entity: 'ajuste',
        entityId: key,
        before: before[key],
        after: after[key],
      })
    }
    return { ok: true, changed }
  })
}
