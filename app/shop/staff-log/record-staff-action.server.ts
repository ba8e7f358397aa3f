import type { Db } from '#db/client.ts'
import { staffLog } from '#db/schema/staff-log.ts'

export type StaffAction = {
  by: { id: string; name: string }
  at: Date
  action: string
  entity: string
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** Call it in the transaction of the change, so that no change is without its entry. */
export async function recordStaffAction(tx: Db, { by, at, entityId, ...entry }: StaffAction): Promise<void> {
  await tx
    .insert(staffLog)
    .values({ ...entry, at, entityId: String(entityId), userId: by.id, userName: by.name })
}
