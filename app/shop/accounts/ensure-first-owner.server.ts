import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { setPassword } from './set-password.server.ts'

type FirstOwner = { email: string; password: string; now: Date }

/** A shop always has somebody who can open it. Does nothing where an owner can already sign in. */
export async function ensureFirstOwner(
  db: Db,
  { email, password, now }: FirstOwner,
): Promise<{ created: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first-owner'))`)
    const owners = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'owner'), eq(users.emailVerified, true), isNull(users.disabledAt)))
      .limit(1)
    if (owners.length > 0) return { created: false }
    const id = randomUUID()
    await tx.insert(users).values({
      id,
      name: 'Dueña de la tienda',
      email: email.toLowerCase(),
      emailVerified: true,
      kind: 'staff',
      role: 'owner',
      createdAt: now,
      updatedAt: now,
    })
    await setPassword(tx, { userId: id, password, now })
    return { created: true }
  })
}
