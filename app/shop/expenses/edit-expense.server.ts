import { and, eq, isNull } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { expenses } from '#db/schema/expenses.ts'
import { isCategoryInUse } from './expense-categories.server.ts'
import type { ExpenseInput } from './expense-form.ts'

type Refusal = { reason: 'not-found' } | { reason: 'closed' } | { reason: 'changed-meanwhile' }
type EditRefusal = Refusal | { reason: 'unknown-category' }
type By = { id: string; name: string }
type Edit = { id: number; version: number; expense: ExpenseInput; by: By; now: Date }

/** What a closing already counted out of the drawer stays as it was counted. */
export async function editExpense(
  db: Db,
  { id, version, expense, by, now }: Edit,
): Promise<Outcome<object, EditRefusal>> {
  return db.transaction(async (tx) => {
    const before = await lockExpense(tx, id)
    if (!before) return refused('not-found')
    if (before.version !== version) return refused('changed-meanwhile')
    const touchesDrawer =
      before.amount !== expense.amount ||
      before.paidFromDrawer !== expense.paidFromDrawer ||
      before.spentOn !== expense.spentOn
    if (before.closingId !== null && touchesDrawer) return refused('closed')
    const isOther = before.categoryId !== expense.categoryId
    if (isOther && !(await isCategoryInUse(tx, expense.categoryId))) return refused('unknown-category')
    await tx
      .update(expenses)
      .set({ ...expense, version: version + 1, updatedAt: now })
      .where(eq(expenses.id, id))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'editó',
      entity: 'gasto',
      entityId: id,
      before,
      after: expense,
    })
    return { ok: true }
  })
}

export async function deleteExpense(
  db: Db,
  { id, by, now }: { id: number; by: By; now: Date },
): Promise<Outcome<object, Refusal>> {
  return db.transaction(async (tx) => {
    const before = await lockExpense(tx, id)
    if (!before) return refused('not-found')
    if (before.closingId !== null) return refused('closed')
    await tx.update(expenses).set({ deletedAt: now, updatedAt: now }).where(eq(expenses.id, id))
    await recordStaffAction(tx, { by, at: now, action: 'eliminó', entity: 'gasto', entityId: id, before })
    return { ok: true }
  })
}

async function lockExpense(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(expenses)
    .where(and(eq(expenses.id, id), isNull(expenses.deletedAt)))
    .for('update')
  return row
}
