import { randomUUID } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { credentials } from '#db/schema/accounts.ts'
import { hashSlowly } from './password-hash.server.ts'

export type NewPassword = { userId: string; password: string; now: Date }

/** Writes the account's password, its first or another. */
export async function setPassword(tx: Db, { userId, password, now }: NewPassword): Promise<void> {
  const hash = await hashSlowly(password)
  await tx
    .insert(credentials)
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [credentials.userId, credentials.providerId],
      set: { password: hash, updatedAt: now },
    })
}
