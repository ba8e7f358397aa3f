import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db } from '#db/client.ts'
import { expenses } from '#db/schema/expenses.ts'
import { isCategoryInUse } from './expense-categories.server.ts'
import type { ExpenseInput } from './expense-form.ts'

type Input = { expense: ExpenseInput; by: { id: string; name: string }; now: Date }

export async function recordExpense(
  db: Db,
  { expense, by, now }: Input,
): Promise<Outcome<{ id: number }, { reason: 'unknown-category' }>> {
  return db.transaction(async (tx) => {
    if (!(await isCategoryInUse(tx, expense.categoryId))) return refused('unknown-category')
    const [row] = await tx
      .insert(expenses)
      .values({ ...expense, userId: by.id, createdAt: now, updatedAt: now })
      .returning({ id: expenses.id })
    if (!row) throw new Error('The expense was not written')
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'creó',
      entity: 'gasto',
      entityId: row.id,
      after: expense,
    })
    return { ok: true, id: row.id }
  })
}
