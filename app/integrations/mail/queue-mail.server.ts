import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'

export type Mail = {
  /** Says what this mail is; the same key is never sent twice. */
  key: string
  to: string
  subject: string
  text: string
  html?: string
}

const address = z.email().max(254)

/** Call it in the transaction of what the mail tells about. A job sends it afterwards. */
export async function queueMail(tx: Db, { key, to, subject, text, html }: Mail): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({ key, to: address.parse(to), subject: oneLine(subject), text, html: html ?? null })
    .onConflictDoNothing({ target: mailOutbox.key })
}

/** A line break in a subject would begin a header of somebody else's choosing. */
function oneLine(subject: string) {
  return subject
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
}
