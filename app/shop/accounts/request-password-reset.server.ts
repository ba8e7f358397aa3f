import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { resetPasswordLetter } from './account-mail.ts'
import { hashed, networkOf, spendAttempt } from './attempts.server.ts'
import { mailLink } from './mail-link.server.ts'
import { issueToken } from './one-time-token.server.ts'
import type { AccountKind } from './sign-in.server.ts'

type Request = { email: string; kind: AccountKind; headers: Headers; now: Date }

/** The answer is the same whether or not anybody has the e-mail; only the mailbox knows. */
export async function requestPasswordReset(db: Db, { email, kind, headers, now }: Request) {
  const address = networkOf(headers.get('x-client-address') ?? '')
  const allowed = await spendAttempt(
    db,
    [
      { key: `reset:address:${address}`, most: 20, minutes: 60 },
      { key: `reset:account:${hashed(`${kind}:${email.toLowerCase()}`)}`, most: 4, minutes: 60 },
    ],
    now,
  )
  if (!allowed.ok) return allowed
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, email, kind)
    if (!account) return
    const token = await issueToken(tx, { purpose: 'reset-password', userId: account.id, now })
    const { shopName } = await readSettings(tx)
    const link = mailLink('/recuperar/nueva', { token })
    const letter = resetPasswordLetter({ shopName, name: account.name, link })
    await queueMail(tx, { key: `reset-password:${hashed(token)}`, to: account.email, ...letter })
  })
  return { ok: true as const }
}

/** The account that owns the e-mail, else the newest customer's that claims it. */
async function findAccount(db: Db, email: string, kind: AccountKind) {
  const [account] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.kind, kind),
        or(users.emailVerified, eq(users.kind, 'customer')),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(desc(users.emailVerified), desc(users.createdAt), desc(users.id))
    .limit(1)
  return account
}
