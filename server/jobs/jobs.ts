import type { Database } from '#db/client.ts'
import type { Environment } from '../environment.ts'

type Turn = { now: Date; environment: Environment }

/** `run` gives how much was done, 0 for nothing. `calledBy` is a NOTIFY channel that asks for it at once. */
export type Job = {
  name: string
  cron: string
  calledBy?: string
  run: (db: Database, turn: Turn) => Promise<number>
}

export const jobs: Job[] = []
