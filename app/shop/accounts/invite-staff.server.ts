import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { refused } from '#app/shop/kernel/outcome.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { invitationLetter } from './account-mail.ts'
import { hashed } from './attempts.server.ts'
import { mailLink } from './mail-link.server.ts'
import { issueToken } from './one-time-token.server.ts'
import { roleNames, type StaffRole } from './roles.ts'

type By = { id: string; name: string }
type Invitation = { name: string; email: string; role: StaffRole; by: By; now: Date }

export async function inviteStaff(db: Db, { name, email, role, by, now }: Invitation) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`staff:${email.toLowerCase()}`}))`)
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.kind, 'staff')))
    if (known) return refused('already-staff')
    const account = { id: randomUUID(), name, email: email.toLowerCase(), role }
    await tx.insert(users).values({ ...account, kind: 'staff', createdAt: now, updatedAt: now })
    await mailInvitation(tx, account, now)
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'invitó',
      entity: 'personal',
      entityId: account.id,
      after: { name, email: account.email, role },
    })
    return { ok: true as const, id: account.id }
  })
}

/** For whoever lost the mail or let the three days pass. */
export async function inviteAgain(db: Db, { id, by, now }: { id: string; by: By; now: Date }) {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.kind, 'staff')))
      .for('update')
    if (!account?.role || account.emailVerified || account.disabledAt) return refused('not-invited')
    await mailInvitation(tx, { ...account, role: account.role }, now)
    await recordStaffAction(tx, { by, at: now, action: 'invitó de nuevo', entity: 'personal', entityId: id })
    return { ok: true as const }
  })
}

async function mailInvitation(
  tx: Db,
  account: { id: string; name: string; email: string; role: StaffRole },
  now: Date,
) {
  const token = await issueToken(tx, { purpose: 'staff-invitation', userId: account.id, now })
  const { shopName } = await readSettings(tx)
  const link = mailLink('/personal/invitacion', { token })
  const role = roleNames[account.role].toLowerCase()
  const letter = invitationLetter({ shopName, name: account.name, link, role })
  await queueMail(tx, { key: `staff-invitation:${hashed(token)}`, to: account.email, ...letter })
}
