import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/settings.ts'
import { defaultSettings, type Settings, settingsSchema } from './settings.ts'

/** A stored value that no longer fits its schema falls back to the default instead of taking the shop down. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]))
  const all = settingsSchema.safeParse(stored)
  if (all.success) return all.data
  const broken = new Set(all.error.issues.map((issue) => String(issue.path[0])))
  const sound = Object.fromEntries(Object.entries(stored).filter(([key]) => !broken.has(key)))
  return { ...defaultSettings, ...settingsSchema.parse(sound) }
}
