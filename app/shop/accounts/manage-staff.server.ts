import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import { twoFactors, users } from '#db/schema/accounts.ts'
import { endSessions } from './end-sessions.server.ts'
import { endTokens } from './one-time-token.server.ts'
import type { StaffRole } from './roles.ts'

type Change = { id: string; by: { id: string; name: string }; now: Date }
type Member = typeof users.$inferSelect

/** What they may see changes at once; their sessions go on with the new role. */
export async function changeStaffRole(db: Db, { id, role, by, now }: Change & { role: StaffRole }) {
  return onMember(db, id, async (tx, member) => {
    if (member.role === role) return { ok: true as const }
    if (role !== 'owner' && !(await anotherOwner(tx, member))) return refused('last-owner')
    await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, id))
    await record(tx, { by, at: now, action: 'cambió el rol', before: member.role, after: role }, id)
    return { ok: true as const }
  })
}

/** Nothing of theirs is deleted: what they did keeps their name. */
export async function disableStaff(db: Db, { id, by, now }: Change) {
  return onMember(db, id, async (tx, member) => {
    if (member.id === by.id) return refused('yourself')
    if (!(await anotherOwner(tx, member))) return refused('last-owner')
    await tx.update(users).set({ disabledAt: now, updatedAt: now }).where(eq(users.id, id))
    await endSessions(tx, { userId: id })
    await endTokens(tx, { purpose: 'staff-invitation', userId: id })
    await endTokens(tx, { purpose: 'reset-password', userId: id })
    await record(tx, { by, at: now, action: 'desactivó' }, id)
    return { ok: true as const }
  })
}

export async function enableStaff(db: Db, { id, by, now }: Change) {
  return onMember(db, id, async (tx) => {
    await tx.update(users).set({ disabledAt: null, updatedAt: now }).where(eq(users.id, id))
    await record(tx, { by, at: now, action: 'activó' }, id)
    return { ok: true as const }
  })
}

export async function endStaffSessions(db: Db, { id, by, now }: Change) {
  return onMember(db, id, async (tx) => {
    const ended = await endSessions(tx, { userId: id })
    await record(tx, { by, at: now, action: 'cerró las sesiones', after: ended }, id)
    return { ok: true as const, ended }
  })
}

/** For somebody who lost both the telephone and the recovery codes. */
export async function removeSecondFactor(db: Db, { id, by, now }: Change) {
  return onMember(db, id, async (tx) => {
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
    await tx.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, id))
    await record(tx, { by, at: now, action: 'quitó la verificación en dos pasos' }, id)
    return { ok: true as const }
  })
}

async function onMember<Result>(
  db: Db,
  id: string,
  change: (tx: Transaction, member: Member) => Promise<Result>,
) {
  return db.transaction(async (tx) => {
    // One change of staff at a time: two owners cannot each take the other's role away.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff'))`)
    const [member] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.kind, 'staff')))
    return member ? change(tx, member) : refused('unknown')
  })
}

/** Somebody must be left who can let others in. */
async function anotherOwner(tx: Db, member: Member): Promise<boolean> {
  if (member.role !== 'owner') return true
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.role, 'owner'), ne(users.id, member.id), users.emailVerified, isNull(users.disabledAt)),
    )
    .limit(1)
  return other !== undefined
}

type Entry = Omit<Parameters<typeof recordStaffAction>[1], 'entity' | 'entityId'>

const record = (tx: Db, entry: Entry, id: string) =>
  recordStaffAction(tx, { ...entry, entity: 'personal', entityId: id })
