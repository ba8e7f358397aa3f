import { createDelivery } from '#app/integrations/mail/delivery.server.ts'
import { sendWaitingMail } from '#app/integrations/mail/send-waiting-mail.server.ts'
import { pagaditoFrom } from '#app/integrations/pagadito/pagadito.server.ts'
import { tidyAccounts } from '#app/shop/accounts/end-sessions.server.ts'
import { deactivateExpiring } from '#app/shop/catalog/deactivate-expiring.server.ts'
import { makePictureWidths } from '#app/shop/catalog/picture-widths.server.ts'
import { runWaitingImports } from '#app/shop/imports/run-waiting-imports.server.ts'
import { releaseLapsedReservations } from '#app/shop/orders/release-lapsed-reservations.server.ts'
import { recheckOpenPayments } from '#app/shop/payments/recheck-open-payments.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Database } from '#db/client.ts'
import type { Environment } from '../environment.ts'

type Turn = { now: Date; environment: Environment }

/** `run` gives what was done, if anything. `calledBy` is a NOTIFY channel that asks for it at once. */
export type Job = {
  name: string
  cron: string
  calledBy?: string
  run: (db: Database, turn: Turn) => Promise<unknown>
}

export const jobs: Job[] = [
  { name: 'send-mail', cron: '* * * * *', calledBy: 'mail_waiting', run: sendMail },
  {
    name: 'run-imports',
    cron: '* * * * *',
    calledBy: 'import_waiting',
    run: (db, { now }) => runWaitingImports(db, { now }),
  },
  {
    name: 'release-reservations',
    cron: '* * * * *',
    run: (db, { now }) => releaseLapsedReservations(db, { now }),
  },
  {
    name: 'make-picture-widths',
    cron: '*/5 * * * *',
    calledBy: 'picture_waiting',
    run: (db) => makePictureWidths(db),
  },
  {
    name: 'recheck-payments',
    cron: '* * * * *',
    run: (db, { now, environment }) => recheckOpenPayments(db, { provider: pagaditoFrom(environment), now }),
  },
  { name: 'deactivate-expiring', cron: '10 0 * * *', run: (db, { now }) => deactivateExpiring(db, { now }) },
  { name: 'tidy-accounts', cron: '20 3 * * *', run: (db, { now }) => tidyAccounts(db, { now }) },
]

async function sendMail(db: Database, { now, environment }: Turn) {
  const { shopName, email } = await readSettings(db)
  const delivery = createDelivery({ smtpUrl: environment.SMTP_URL, dataDir: environment.DATA_DIR })
  return sendWaitingMail(db, { delivery, from: { name: shopName, address: email }, now })
}
