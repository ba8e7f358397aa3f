import { eq } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'

type Profile = {
  userId: string
  fullName: string
  phone: string | null
  address: string | null
  now: Date
}

/** The e-mail is not among it: it cannot be changed. */
export async function updateProfile(
  db: Db,
  { userId, fullName, phone, address, now }: Profile,
): Promise<Outcome<object, { reason: 'not-found' }>> {
  const updated = await db
    .update(users)
    .set({ name: fullName, phone, address, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return updated.length > 0 ? { ok: true } : refused('not-found')
}
