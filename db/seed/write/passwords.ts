import { hashPassword } from 'better-auth/crypto'
import type { Db } from '#db/client.ts'
import { credentials } from '#db/schema/accounts.ts'
import { insertAll } from '../insert.ts'

/** One password for the people of the demo who may sign in, hashed as the accounts hash theirs. */
export async function givePassword(tx: Db, userIds: string[], password: string, now: Date): Promise<void> {
  const hash = await hashPassword(password)
  const rows = userIds.map((userId) => ({
    id: `demo-${userId}`,
    accountId: userId,
    providerId: 'credential',
    userId,
    password: hash,
    createdAt: now,
    updatedAt: now,
  }))
  await insertAll(tx, credentials, rows)
}
