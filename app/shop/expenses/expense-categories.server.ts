import { and, asc, eq, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { expenseCategories } from '#db/schema/expenses.ts'

type By = { id: string; name: string }
type Save = { id?: number; name: string; active: boolean; by: By; now: Date }

export function listExpenseCategories(db: Db, { onlyActive }: { onlyActive: boolean }) {
  return db
    .select()
    .from(expenseCategories)
    .where(onlyActive ? eq(expenseCategories.active, true) : undefined)
    .orderBy(asc(sql`${expenseCategories.name} collate spanish`))
}

/** Held until the transaction ends, so that nobody switches it off meanwhile. */
export async function isCategoryInUse(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: expenseCategories.id })
    .from(expenseCategories)
    .where(and(eq(expenseCategories.id, id), eq(expenseCategories.active, true)))
    .for('share')
  return found.length > 0
}

/** Makes or renames a category; one that expenses name is switched off, never removed. */
export async function saveExpenseCategory(
  db: Db,
  { id, name, active, by, now }: Save,
): Promise<Outcome<{ id: number }, { reason: 'name-taken' | 'not-found' }>> {
  return db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: expenseCategories.id })
      .from(expenseCategories)
      .where(sql`lower(trim(${expenseCategories.name})) = lower(trim(${name}))`)
    if (other && other.id !== id) return refused('name-taken')
    const [row] = id
      ? await tx
          .update(expenseCategories)
          .set({ name, active })
          .where(eq(expenseCategories.id, id))
          .returning()
      : await tx.insert(expenseCategories).values({ name, active }).onConflictDoNothing().returning()
    if (!row) return refused(id ? 'not-found' : 'name-taken')
    const action = id ? 'editó' : 'creó'
    await recordStaffAction(tx, {
      by,
      at: now,
      action,
      entity: 'categoría de gasto',
      entityId: row.id,
      after: row,
    })
    return { ok: true, id: row.id }
  })
}
