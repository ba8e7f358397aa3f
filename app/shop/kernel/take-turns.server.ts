import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** What people take turns at, in the one order in which the turns are taken, so that nobody waits in a circle. */
const turns = [
  ['checkout', 10],
  ['network', 14],
  ['phone', 12],
  ['account', 11],
  ['slot', 13],
] as const

type Turn = (typeof turns)[number][0]

/** Waits until nobody else is at the same thing, and keeps it until the transaction ends. */
export async function takeTurns(tx: Db, wanted: Partial<Record<Turn, string | null>>): Promise<void> {
  const locks = turns.flatMap(([turn, number]) => {
    const name = wanted[turn]
    return name ? [sql`pg_advisory_xact_lock(${number}::int, hashtext(${name}))`] : []
  })
  if (locks.length > 0) await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}
