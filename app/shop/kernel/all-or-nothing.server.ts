import type { Database, Db, Transaction } from '#db/client.ts'

type Settled = { ok: true } | { ok: false }

/**
 * One transaction that leaves nothing behind when its outcome is a refusal. Inside a caller's transaction it is a
 * savepoint. Two transactions that wait for each other are a surprise, but a harmless one: the loser starts over.
 */
export async function allOrNothing<Result extends Settled>(
  db: Db,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work)
    } catch (error) {
      if (!isOwner(db) || attempt === 4 || !canStartOver(error)) throw error
    }
  }
}

async function once<Result extends Settled>(db: Db, work: (tx: Transaction) => Promise<Result>) {
  let refusal: Result | undefined
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      if (result.ok) return result
      refusal = result
      return tx.rollback()
    })
  } catch (error) {
    if (refusal) return refusal
    throw error
  }
}

const isOwner = (db: Db): db is Database => '$client' in db

const DEADLOCK = '40P01'
const SERIALIZATION = '40001'

function canStartOver(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return [code, cause?.code].some((known) => known === DEADLOCK || known === SERIALIZATION)
}
