import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Letter = {
  id: number
  key: string
  to: string
  subject: string
  text: string
  html: string | null
}
export type Sender = { name: string; address: string }
export type Delivery = { deliver(letter: Letter, from: Sender): Promise<void> }

type Options = { smtpUrl?: string; dataDir: string }

/** Through the mail server, or, where there is none, into files that the operator can open. */
export function createDelivery({ smtpUrl, dataDir }: Options): Delivery {
  return smtpUrl ? throughServer(smtpUrl) : intoFiles(join(dataDir, 'mail'))
}

function throughServer(url: string): Delivery {
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const transport = createTransport({ url, ...patience })
  return {
    async deliver(letter, from) {
      await transport.sendMail(compose(letter, from))
    },
  }
}

function intoFiles(folder: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(letter, from) {
      const { message } = await transport.sendMail(compose(letter, from))
      const file = join(folder, `${String(letter.id).padStart(6, '0')}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Links in a mail open accounts, so only the operator reads it; written aside, so that nobody reads half of one.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** The same letter always has the same id: a mailbox that gets it twice after a lost answer keeps one. */
function compose({ key, to, subject, text, html }: Letter, from: Sender) {
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32)
  const domain = from.address.split('@').at(-1)
  return { from, to, subject, text, html: html ?? undefined, messageId: `<${id}@${domain}>` }
}
