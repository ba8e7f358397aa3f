import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { staffRoles } from './roles.ts'

type StaffState = 'active' | 'invited' | 'disabled'

/** Everybody who works or worked in the shop: owners first, then by name. */
export async function listStaff(db: Db, { now }: { now: Date }) {
  const open = sql`(select count(*) from sessions s where s.user_id = users.id and s.expires_at > ${now.toISOString()})`
  const lastSeen = sql<string | null>`(select max(s.updated_at) from sessions s where s.user_id = users.id)`
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      emailVerified: users.emailVerified,
      twoFactor: users.twoFactorEnabled,
      disabledAt: users.disabledAt,
      createdAt: users.createdAt,
      sessions: open.mapWith(Number),
      lastSeen,
    })
    .from(users)
    .where(eq(users.kind, 'staff'))
    .orderBy(
      asc(sql`${users.disabledAt} is not null`),
      desc(sql`array_position(${sql.raw(`array['${staffRoles.join("','")}']`)}, ${users.role})`),
      asc(sql`${users.name} collate spanish`),
    )
  return rows.map(({ emailVerified, disabledAt, lastSeen: seen, role, ...member }) => ({
    ...member,
    role: role ?? 'seller',
    lastSeen: seen ? new Date(seen) : null,
    state: (disabledAt ? 'disabled' : emailVerified ? 'active' : 'invited') as StaffState,
  }))
}

export type StaffMember = Awaited<ReturnType<typeof listStaff>>[number]
