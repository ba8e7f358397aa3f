import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { CardProvider } from '#app/integrations/pagadito/pagadito.server.ts'
import type { Db } from '#db/client.ts'
import { payments } from '#db/schema/payments.ts'
import { applyPaymentResult } from './apply-payment-result.server.ts'

type Turn = { provider: CardProvider | null; now: Date }

const AT_ONCE = 20
const minute = 60_000
const day = 24 * 60 * minute

/**
 * Asks again about payments whose customer never came back: after two minutes, then ever more rarely up to every six
 * hours, for thirty days. A provider that does not answer is left alone until the next turn.
 */
export async function recheckOpenPayments(db: Db, { provider, now }: Turn) {
  await giveUpStarts(db, now)
  if (!provider) return null
  let checked = 0
  for (const { id, token } of await due(db, now)) {
    if (!token) continue
    const answer = await provider.status(token)
    if (answer.ok) {
      await applyPaymentResult(db, { token, answer, now })
      checked++
      continue
    }
    await db.update(payments).set({ checkedAt: now }).where(eq(payments.id, id))
    if (answer.problem.kind === 'unreachable') break
  }
  return checked === 0 ? null : { checked }
}

function due(db: Db, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const pause = sql`greatest(interval '2 minutes', least(interval '6 hours', (${moment} - ${payments.createdAt}) / 4))`
  return db
    .select({ id: payments.id, token: payments.token })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'open'),
        lt(payments.createdAt, new Date(now.getTime() - 2 * minute)),
        gt(payments.createdAt, new Date(now.getTime() - 30 * day)),
        or(isNull(payments.checkedAt), sql`${payments.checkedAt} < ${moment} - ${pause}`),
      ),
    )
    .orderBy(sql`${payments.checkedAt} nulls first`)
    .limit(AT_ONCE)
}

/** The server stopped while it waited for the provider: nobody has the address, so nobody can have paid. */
async function giveUpStarts(db: Db, now: Date) {
  await db
    .update(payments)
    .set({ status: 'failed', settledAt: now })
    .where(
      and(eq(payments.status, 'starting'), lt(payments.createdAt, new Date(now.getTime() - 10 * minute))),
    )
}
