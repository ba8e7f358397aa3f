import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { verifications } from '#db/schema/accounts.ts'

/** What a link in a mail is good for, and for how many minutes. */
const tokenLives = {
  'reset-password': 60,
  'confirm-email': 3 * 24 * 60,
  'staff-invitation': 3 * 24 * 60,
} as const
type TokenPurpose = keyof typeof tokenLives

type Issue = { purpose: TokenPurpose; userId: string; now: Date }

/** Only its hash is kept: reading the database opens nothing. A newer token of the same purpose ends the older ones. */
export async function issueToken(tx: Db, { purpose, userId, now }: Issue): Promise<string> {
  await endTokens(tx, { purpose, userId })
  const token = randomBytes(32).toString('base64url')
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: kept(purpose, token),
    value: userId,
    expiresAt: new Date(now.getTime() + tokenLives[purpose] * 60_000),
    createdAt: now,
    updatedAt: now,
  })
  return token
}

type Token = { purpose: TokenPurpose; token: string; now: Date }

/** Whose it is; the token is good for later. */
export async function readToken(db: Db, { purpose, token, now }: Token): Promise<string | null> {
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, kept(purpose, token)), gt(verifications.expiresAt, now)))
  return row?.userId ?? null
}

/** Whose it was: of two who come with the same token, one gets it. */
export async function redeemToken(tx: Db, { purpose, token, now }: Token): Promise<string | null> {
  const [row] = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, kept(purpose, token)), gt(verifications.expiresAt, now)))
    .returning({ userId: verifications.value })
  return row?.userId ?? null
}

export async function endTokens(tx: Db, { purpose, userId }: Omit<Issue, 'now'>) {
  const ofPurpose = and(
    gt(verifications.identifier, `${purpose}:`),
    lt(verifications.identifier, `${purpose};`),
  )
  await tx.delete(verifications).where(and(ofPurpose, eq(verifications.value, userId)))
}

const kept = (purpose: TokenPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
