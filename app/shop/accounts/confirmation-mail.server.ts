import { and, eq, sql } from 'drizzle-orm'
import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { alreadyRegisteredLetter, confirmEmailLetter } from './account-mail.ts'
import { hashed } from './attempts.server.ts'
import { mailLink } from './mail-link.server.ts'
import { issueToken } from './one-time-token.server.ts'

type Account = { id: string; name: string; email: string }

/** Asks the owner of the mailbox whether the account is theirs. Only the mailbox learns of an earlier account. */
export async function mailConfirmation(tx: Db, { account, now }: { account: Account; now: Date }) {
  const token = await issueToken(tx, { purpose: 'confirm-email', userId: account.id, now })
  const { shopName } = await readSettings(tx)
  const link = mailLink('/confirmar-correo', { token })
  const letter = (await ownedAlready(tx, account))
    ? alreadyRegisteredLetter({ shopName, name: account.name, link, resetLink: mailLink('/recuperar') })
    : confirmEmailLetter({ shopName, name: account.name, link })
  await queueMail(tx, { key: `confirm-email:${hashed(token)}`, to: account.email, ...letter })
}

/** Whether another customer's account has proven the same e-mail. */
export async function ownedAlready(
  db: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<string | null> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.kind, 'customer'),
        users.emailVerified,
      ),
    )
  return owner && owner.id !== id ? owner.id : null
}
