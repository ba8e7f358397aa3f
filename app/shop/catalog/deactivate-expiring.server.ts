import { sql } from 'drizzle-orm'
import { type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { lastDeactivatedDay } from './expiry.ts'

/** What has expired, or will within the set number of days, leaves the shop; the log says so. Gives how many. */
export async function deactivateExpiring(db: Db, { now }: { now: Date }): Promise<number> {
  const settings = await readSettings(db)
  if (!settings.deactivateExpiring) return 0
  const last = lastDeactivatedDay(businessDay(now), settings.expiryDays)
  const { rows } = await db.execute(sql`
    with due as (
      select id from products
      where active and archived_at is null and expires_on <= ${last} order by id for no key update
    ), gone as (
      update products p set active = false, version = p.version + 1, updated_at = ${now.toISOString()}
      from due where p.id = due.id returning p.id, p.name, p.expires_on
    )
    insert into staff_log (at, user_name, action, entity, entity_id, before, after)
    select ${now.toISOString()}, 'Sistema', 'desactivó por vencimiento', 'producto', id::text,
      jsonb_build_object('active', true),
      jsonb_build_object('active', false, 'name', name, 'expiresOn', expires_on)
    from gone order by id returning entity_id`)
  return rows.length
}

/** The same rule for one product that is being saved. */
export async function mustBeInactive(
  db: Db,
  expiresOn: BusinessDay | null,
  today: BusinessDay,
): Promise<boolean> {
  if (expiresOn === null) return false
  const settings = await readSettings(db)
  return settings.deactivateExpiring && expiresOn <= lastDeactivatedDay(today, settings.expiryDays)
}
